import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import { optional } from '#server/note-parts/optional.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Few, tooFew } from '#shared/scheduling/too-few.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

const day = 86_400_000

/** Tells the facilitators of a group that fewer people are expected at its meeting than it is for, once for each meeting. */
export const tellTooFew: Handler<'appointment.tellTooFew'> = async (context, { id }) => {
  const store = context.stores.of('Appointment')
  const found = await store.get(id)
  if (!found.ok) return found
  const { value: meeting } = found
  const group = await optional(context, 'Group', meeting.group)
  if (!group.ok) return group
  const few = isDue(meeting, context.now.milliseconds) && group.value?.active && tooFew(meeting, group.value)
  if (!group.value || !few) return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const told = await tellAll(context, { meeting, group: group.value, few })
  if (!told.ok) return told
  return store.update(
    { id, versionId: meeting.meta.versionId },
    { ...meeting, tooFewToldAt: context.now.iso },
  )
}

/** Looks at the meetings of the next day. */
export const watchMeetings: Job = async ({ each, ask, now }) => {
  const filters = [
    { field: 'status', op: 'in', value: ['booked', 'pending'] },
    { field: 'start', op: 'gt', value: now.iso },
    { field: 'start', op: 'le', value: instantAt(now.milliseconds + day).iso },
  ] as const
  const due: Appointment[] = []
  for await (const meeting of each('Appointment', { filters }))
    if (isDue(meeting, now.milliseconds)) due.push(meeting)
  if (due.length === 0) return 0
  const groups = new Map<string, Group>()
  for await (const group of each('Group', { filters: [{ field: 'active', op: 'eq', value: true }] }))
    groups.set(group.id, group)
  let told = 0
  for (const meeting of due) {
    const group = groups.get(meeting.group?.id ?? '')
    if (group && tooFew(meeting, group)) told += await ask('appointment.tellTooFew', meeting.id)
  }
  return told
}

function isDue({ isGroup, group, start, tooFewToldAt }: Appointment, now: number): boolean {
  if (!isGroup || !group || start === undefined || tooFewToldAt !== undefined) return false
  const left = milliseconds(start) - now
  return left > 0 && left <= day
}

type Meeting = { readonly meeting: Appointment; readonly group: Group; readonly few: Few }

async function tellAll(context: Context, { meeting, group, few }: Meeting): Promise<Outcome<void>> {
  const { actor, now, stores } = context
  const speak = speakerFor(actor.locale, actor.labels)
  const { date, time } = localMoment(meeting.start ?? now.iso, meeting.timezone)
  const place = new URLSearchParams({ by: 'group', lanes: group.id, lane: group.id, date, event: meeting.id })
  for (const id of facilitatorsOf(group, meeting, date)) {
    const told = await stores.of('Notification').create({
      recipient: { id, resourceType: 'Practitioner' },
      category: 'Appointment',
      priority: 'Normal',
      title: speak('scheduling.few-title', { name: group.name }).slice(0, 120),
      body: speak('scheduling.few-body', { ...few, day: date, time: time.slice(0, 5) }),
      target: { ref: { id: meeting.id, resourceType: 'Appointment' }, route: `/calendar?${place}` },
      created: now.iso,
      channels: ['InApp'],
      dedupeKey: `too few ${meeting.id}`,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

/** Who leads the group on that day, and whose calendar the meeting stands in. */
function facilitatorsOf({ facilitators }: Group, { owner }: Appointment, date: string): ReadonlySet<string> {
  const leading = facilitators.filter(
    ({ period }) => (period?.start ?? date) <= date && date <= (period?.end ?? date),
  )
  return new Set([
    ...leading.map(({ practitioner }) => practitioner.id),
    ...(owner.resourceType === 'Practitioner' ? [owner.id] : []),
  ])
}
