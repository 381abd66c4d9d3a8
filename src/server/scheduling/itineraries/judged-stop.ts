import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'

/** A stop as it was and as it is wanted, where it stands, and whether its day is still to come. */
type Asked = {
  readonly was: ItineraryStop | undefined
  readonly stop: ItineraryStop
  readonly pointer: string
  readonly isLater: boolean
}

/** A stop as it may be stored: whom it is for never changes, and its times are those of its steps. */
export function judgedStop({ now }: Pick<Context, 'now'>, asked: Asked): Outcome<ItineraryStop> {
  const { was, stop, pointer, isLater } = asked
  const whose = checkWhose(asked)
  if (!whose.ok) return whose
  const { actualArrival, actualDeparture: _departure, outcome, geo: _geo, ...plain } = withoutOwnAddress(stop)
  if (stop.progress === 'NotStarted') return succeeded(plain)
  if (isLater) return refuse(`${pointer}/progress`, 'itineraries.not-yet')

  const arrival = was?.actualArrival ?? arrivalOf(now, stop, was)
  if (stop.progress === 'InProgress')
    return succeeded({ ...plain, actualArrival: arrival ?? past(now, actualArrival) })
  const ending = outcome ?? 'Seen'
  if (ending === 'Seen' && arrival === undefined)
    return refuse(`${pointer}/outcome`, 'itineraries.not-arrived')
  return succeeded({
    ...plain,
    outcome: ending,
    ...(arrival !== undefined && { actualArrival: arrival }),
    actualDeparture: departureOf(now, asked, arrival),
  })
}

/** When the visit ended: never before it began. */
function departureOf(now: Context['now'], { was, stop }: Asked, arrival: string | undefined): string {
  const known = was?.progress === 'Complete' ? was.actualDeparture : undefined
  const told = known ?? past(now, stop.actualDeparture)
  return arrival !== undefined && milliseconds(told) < milliseconds(arrival) ? arrival : told
}

/** An arrival that is told together with its end: a device that was offline for both. */
function arrivalOf(
  now: Context['now'],
  { progress, actualArrival }: ItineraryStop,
  was: ItineraryStop | undefined,
): string | undefined {
  const isTold = progress === 'Complete' && was?.progress !== 'Complete' && actualArrival !== undefined
  return isTold ? past(now, actualArrival) : undefined
}

/** What is said of the last day, else now. */
function past(now: Context['now'], said: string | undefined): string {
  if (said === undefined) return now.iso
  const age = now.milliseconds - milliseconds(said)
  return age >= 0 && age < 24 * 3_600_000 ? said : now.iso
}

/** An appointment comes into a day by opening the day; nobody changes for whom a stop is. */
function checkWhose({ was, stop, pointer }: Asked): Outcome<void> {
  if (was?.appointment?.id !== stop.appointment?.id)
    return refuse(`${pointer}/appointment`, 'itineraries.appointment-by-opening')
  const isAnother = was !== undefined && was.patient?.id !== stop.patient?.id
  return isAnother ? refuse(`${pointer}/patient`, 'itineraries.whose-stays') : succeeded(undefined)
}

/** Of a visit that is booked, the appointment and the patient say where it is: their readers read it there. */
function withoutOwnAddress(stop: ItineraryStop): ItineraryStop {
  if (stop.appointment === undefined) return stop
  const { address: _address, ...rest } = stop
  return rest
}
