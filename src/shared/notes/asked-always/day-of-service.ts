import type { Encounter } from '#generated/types/encounter.ts'
import { localDate } from '#shared/time/local-moment.ts'
import type { ServiceDay } from './plans-on.ts'

/** The day of a session, where it takes place. */
export function dayOfService({
  serviceDate,
  timezone,
}: Pick<Encounter, 'serviceDate' | 'timezone'>): ServiceDay {
  return { date: serviceDate, dayOf: (instant) => localDate(instant, timezone) }
}
