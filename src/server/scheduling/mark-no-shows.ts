import type { Appointment } from '#generated/types/appointment.ts'
import type { Handler } from '#server/operations/handler.ts'
import { type Job, JobRefused, type JobWork } from '#server/operations/jobs/job.ts'
import { judgeBooking } from '#server/scheduling/booking/judge-booking.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

const day = 86_400_000
/** Older visits stay as they are, so that switching it on does not rewrite old history. */
const mostDays = 7
/** A visit lasts into another day, and zones are apart. */
const daysBack = mostDays + 3

/** Makes a booked visit a no-show once its day is over, as its plain change would. What is done about it is said by a person afterwards, who may also take it back. */
export const markNoShow: Handler<'appointment.markNoShow'> = async (context, { id }) => {
  const found = await context.stores.of('Appointment').get(id)
  if (!found.ok) return found
  const { value: before } = found
  if (!isMissed(before, context.now.milliseconds))
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const judged = await judgeBooking(context, { before, after: { ...before, status: 'noshow' } })
  if (!judged.ok) return judged
  const stored = { id, versionId: before.meta.versionId }
  const next = await context.stores.of('Appointment').update(stored, judged.value)
  if (!next.ok) return next
  const change = { operation: 'update', before, after: next.value } as const
  const followed = await context.guardOf('Appointment').afterWrite(context, change)
  return followed.ok ? next : followed
}

/**
 * Where the practice wants it (`autoNoShow`), individual visits to which nobody came become no-shows when their day is over in their own
 * time zone. Visits of more than 7 days ago stay as they are, so that switching it on does not rewrite old history; so does
 * what somebody has written after its day, such as a no-show that was taken back.
 */
export const markNoShows: Job = async (work) => {
  if (!(await isWanted(work))) return 0
  const since = instantAt(work.now.milliseconds - daysBack * day).iso
  const missed = await missedSince(work, since)
  if (missed.length === 0) return 0

  const visited = await visitedOnTheRoad(work, since.slice(0, 10))
  let marked = 0
  for (const id of missed)
    if (!visited.has(id) && !(await hasSession(work, id))) marked += await mark(work, id)
  return marked
}

async function missedSince({ each, now }: JobWork, since: string): Promise<readonly string[]> {
  const filters = [
    { field: 'status', op: 'eq', value: 'booked' },
    { field: 'start', op: 'gt', value: since },
    { field: 'start', op: 'lt', value: now.iso },
  ] as const
  const missed: string[] = []
  for await (const visit of each('Appointment', { filters }))
    if (isMissed(visit, now.milliseconds)) missed.push(visit.id)
  return missed
}

/** One that is refused keeps no other one waiting. */
async function mark({ ask, report }: JobWork, id: string): Promise<number> {
  try {
    return await ask('appointment.markNoShow', id)
  } catch (error) {
    if (!(error instanceof JobRefused)) throw error
    report(error, 'a visit could not become a no-show')
    return 0
  }
}

async function isWanted({ each }: JobWork): Promise<boolean> {
  for await (const { autoNoShow } of each('PracticePreferences', {})) return autoNoShow
  return false
}

/** A worker who was at the door has said so in the own day: what became of it is theirs to say. */
async function visitedOnTheRoad({ each }: JobWork, since: string): Promise<ReadonlySet<string>> {
  const visited = new Set<string>()
  const filters = [{ field: 'date', op: 'ge', value: since }] as const
  for await (const { stops = [] } of each('Itinerary', { filters }))
    for (const { appointment, progress } of stops)
      if (appointment && progress !== 'NotStarted') visited.add(appointment.id)
  return visited
}

/** A session that was written without the appointment names it all the same. */
async function hasSession({ each }: JobWork, id: string): Promise<boolean> {
  const filters = [{ field: 'appointment', op: 'eq', value: id }] as const
  for await (const _session of each('Encounter', { filters })) return true
  return false
}

/** Nobody has come to it, its day and its time are over, and nobody has written it since. */
function isMissed(visit: Appointment, now: number): boolean {
  const { start, end, timezone, meta } = visit
  if (!isExpected(visit) || start === undefined || end === undefined) return false
  const dayEnd = daySpan(localDate(start, timezone), timezone).end
  const over = Math.max(milliseconds(dayEnd), milliseconds(end))
  return over <= now && now - over <= mostDays * day && milliseconds(meta.lastModified) < over
}

/** A visit of one patient who is still expected. */
function isExpected({ status, kind, isGroup, encounter, checkIn, attendees = [] }: Appointment): boolean {
  if (status !== 'booked' || kind !== 'Visit' || isGroup || encounter || checkIn?.arrivedAt) return false
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  const isAwaited = ({ status: own = 'booked', arrivedAt }: (typeof patients)[number]) =>
    own === 'booked' && arrivedAt === undefined
  return patients.length > 0 && patients.every(isAwaited)
}
