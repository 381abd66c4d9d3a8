import type { SessionFacts, UnitRounding } from './rule-facts.ts'
import { directMinutes } from './session-minutes.ts'

/** How many units so many minutes give (schemas/rules/session-duration-increment.json). */
export function unitsOf(minutes: number, rounding: UnitRounding, increment: number): number {
  return roundings[rounding](Math.max(0, minutes), increment)
}

const roundings: { readonly [Of in UnitRounding]: (minutes: number, increment: number) => number } = {
  // Defined for 15 minutes; half a unit, rounded up to a whole minute, makes a unit for any other length.
  EightMinute: (minutes, increment) =>
    Math.floor((minutes + increment - Math.ceil((increment + 1) / 2)) / increment),
  Midpoint: (minutes, increment) =>
    Math.floor(minutes / increment) + (minutes % increment > increment / 2 ? 1 : 0),
  FullUnit: (minutes, increment) => Math.floor(minutes / increment),
  RoundUp: (minutes, increment) => Math.ceil(minutes / increment),
  Exact: (minutes, increment) => Math.round((minutes * 100) / increment) / 100,
}

/** Units of services whose minutes are pooled: what the sum gives, whole units first, the rest to the largest remainders. */
export function pooledUnits(minutes: readonly number[]): readonly number[] {
  const total = unitsOf(
    minutes.reduce((sum, each) => sum + each, 0),
    'EightMinute',
    15,
  )
  const whole = minutes.map((each) => Math.floor(each / 15))
  const left = total - whole.reduce((sum, each) => sum + each, 0)
  const byRemainder = minutes
    .map((each, index) => ({ index, minutes: each, remainder: each % 15 }))
    .sort(
      (one, other) =>
        other.remainder - one.remainder || other.minutes - one.minutes || one.index - other.index,
    )
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return whole.map((each, index) => each + (favoured.has(index) ? 1 : 0))
}

/** The length by which a service counts, 15 minutes when it says nothing. */
export function incrementOf({ service }: SessionFacts): number {
  return service?.incrementMinutes ?? 15
}

/** The units of the session: those typed by hand, else what its minutes give. */
export function countedUnits(session: SessionFacts): number | undefined {
  const { service, units, hasTypedUnits } = session
  if (hasTypedUnits && units !== undefined) return units
  if (service && service.unitBasis !== 'Minutes' && service.unitBasis !== undefined) return 1

  const minutes = directMinutes(session)
  if (minutes === undefined) return units
  return unitsOf(minutes, service?.rounding ?? 'EightMinute', incrementOf(session))
}
