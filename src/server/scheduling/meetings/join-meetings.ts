import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Of the meetings that somebody is to join: how many take them, and when those begin that do not. */
export type Joined = { readonly joins: number; readonly blocked: readonly string[] }

type Joining = {
  readonly meetings: readonly Appointment[]
  readonly newcomer: Pick<Attendee, 'subject' | 'episodeOfCare'>
  readonly isPlan: boolean
}

/** Expects somebody at meetings, each judged as its plain write would be: where something stands in the way, or the writer may not change it, that one stays as it is. */
export async function joinMeetings(
  context: Context,
  { meetings, newcomer, isPlan }: Joining,
): Promise<Outcome<Joined>> {
  const blocked: string[] = []
  let joins = 0
  for (const meeting of meetings) {
    const wanted = withNewcomer(meeting, { ...newcomer, id: context.newId() })
    const done = wanted && (await joinOne(context, { before: meeting, after: wanted }, isPlan))
    if (done?.ok) joins += 1
    else if (done && isInTheWay.includes(done.failure.kind)) blocked.push(meeting.start ?? context.now.iso)
    else if (done) return done
  }
  return succeeded({ joins, blocked })
}

type Rewriting = { readonly before: Appointment; readonly after: Appointment }

async function joinOne(context: Context, change: Rewriting, isPlan: boolean): Promise<Outcome<void>> {
  const guard = context.guardOf('Appointment')
  const cautious = await guard.beforeWrite(context, { operation: 'update', ...change })
  const asking = isOfOthers(cautious, change)
    ? { ...context, options: { ...context.options, confirmed: true } }
    : context
  const judged =
    asking === context ? cautious : await guard.beforeWrite(asking, { operation: 'update', ...change })
  if (!judged.ok) return judged
  if (isPlan) return succeeded(undefined)
  const { id, meta } = change.before
  const stored = await context.stores
    .of('Appointment')
    .update({ id, versionId: meta.versionId }, judged.value)
  if (!stored.ok) return stored
  return guard.afterWrite(asking, { operation: 'update', before: change.before, after: stored.value })
}

/** What meets the time of somebody who took part before was confirmed when it was booked: it stands in nobody's way. */
function isOfOthers(judged: Outcome<Appointment>, { before, after }: Rewriting): boolean {
  if (judged.ok || judged.failure.kind !== 'conflict') return false
  const { findings = [] } = judged.failure
  const newcomer = (after.attendees ?? []).findIndex((each) => !(before.attendees ?? []).includes(each))
  return findings.length > 0 && findings.every(({ pointer }) => pointer !== `/attendees/${newcomer}`)
}

const isInTheWay: readonly string[] = ['conflict', 'invalid', 'forbidden']

/** The meeting with them; undefined where they are expected already or have said that they do not come. Who had left the group comes back to the place of before, who was a guest belongs to it now. */
function withNewcomer(
  meeting: Appointment,
  { id, subject, episodeOfCare }: Pick<Attendee, 'id' | 'subject' | 'episodeOfCare'>,
): Appointment | undefined {
  const { attendees = [] } = meeting
  const known = attendees.find((each) => each.subject.id === subject.id)
  const isFree = known?.status === 'cancelled' && known.cancellation?.initiator === 'System'
  if (known && !isFree && !known.guest) return undefined
  const place: Attendee = {
    id: known?.id ?? id,
    ...({ kind: 'Patient', requirement: 'Optional' } as const),
    subject,
    status: isFree ? 'booked' : (known?.status ?? 'booked'),
    ...(episodeOfCare && { episodeOfCare }),
  }
  return {
    ...meeting,
    attendees: known ? attendees.map((each) => (each === known ? place : each)) : [...attendees, place],
  }
}
