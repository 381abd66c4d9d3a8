import type { Encounter } from '#generated/types/encounter.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

type Override = NonNullable<Encounter['visitStatusOverrides']>[number]

/** A member's session that changes tells the group's: there stand the members who did not come, came late or left early. */
export async function tellMeeting(
  context: Context,
  before: Encounter,
  after: Encounter,
): Promise<Outcome<void>> {
  if (!after.partOf || !after.patient || after.documentationType !== 'GroupNote') return succeeded(undefined)
  if (attendance(before) === attendance(after)) return succeeded(undefined)
  const meeting = await optional(context, 'Encounter', after.partOf)
  if (!meeting.ok) return meeting
  if (!meeting.value) return succeeded(undefined)

  const { id, meta, visitStatusOverrides = [] } = meeting.value
  const own = overrideOf(meeting.value, after)
  const others = visitStatusOverrides.filter(({ patient }) => patient.id !== after.patient?.id)
  const next = { ...meeting.value, visitStatusOverrides: own ? [...others, own] : others }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

function attendance({ visitStatus, missedVisit, period, minutes }: Encounter): string {
  return JSON.stringify([visitStatus, missedVisit?.reason, period?.start, period?.end, minutes])
}

/** How this member's visit differs from the meeting; nothing where it does not. */
function overrideOf(meeting: Encounter, member: Encounter): Override | undefined {
  const { patient, visitStatus, missedVisit, period, minutes } = member
  if (!patient) return undefined
  const who = { patient: { id: patient.id, resourceType: 'Patient' as const }, status: visitStatus }
  if (visitStatus !== 'Show') {
    const reason = missedVisit?.reason?.display
    return { ...who, ...(reason !== undefined && { reason }) }
  }
  const arrived = period?.start !== meeting.period?.start ? period?.start : undefined
  const left = period?.end !== meeting.period?.end ? period?.end : undefined
  const isLike = arrived === undefined && left === undefined && minutes === meeting.minutes
  if (isLike) return undefined
  return {
    ...who,
    ...(minutes !== undefined && { minutes }),
    ...(arrived !== undefined && { arrived }),
    ...(left !== undefined && { left }),
  }
}
