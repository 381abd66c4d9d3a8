import type { Appointment } from '#generated/types/appointment.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { localDate } from '#shared/time/local-moment.ts'

const left: readonly (Appointment['status'] | undefined)[] = ['cancelled', 'entered-in-error']

/**
 * A visit begins only while it is the worker's: of one that was called off, moved or given to somebody else meanwhile, a person says what became of
 * it. So a device that was offline hears of it, whichever came first.
 */
export async function checkBooked(
  { stores }: Pick<Context, 'stores'>,
  { before, after }: Change<'Itinerary'>,
  timezone: string,
): Promise<Outcome<void>> {
  const idle = new Set(before?.stops?.flatMap(({ id, progress }) => (progress === 'NotStarted' ? [id] : [])))
  for (const [index, { id, progress, appointment }] of (after.stops ?? []).entries()) {
    if (!appointment || progress === 'NotStarted' || !idle.has(id)) continue
    const visit = await stores.of('Appointment').get(appointment.id)
    if (visit.ok ? hasLeft(visit.value, after, timezone) : visit.failure.kind === 'gone')
      return refuse(`/stops/${index}/appointment`, 'itineraries.visit-left', { kind: 'conflict' })
  }
  return succeeded(undefined)
}

function hasLeft(
  { status, owner, start }: Appointment,
  { practitioner, date }: Itinerary,
  timezone: string,
): boolean {
  const isElsewhere = owner !== undefined && owner.id !== practitioner.id
  return left.includes(status) || isElsewhere || start === undefined || localDate(start, timezone) !== date
}
