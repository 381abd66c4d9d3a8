import { Temporal } from 'temporal-polyfill'

/** From one moment up to, but not including, another, in which a zone's clocks are ahead of UTC by the same; milliseconds all. */
export type ZoneStretch = { readonly from: number; readonly to: number; readonly ahead: number }

const known = new Map<string, ZoneStretch[]>()

/** The stretch that holds the moment: from one change of the zone's clocks to the next, found once and kept. */
export function zoneStretch(epochMilliseconds: number, zone: string): ZoneStretch {
  const stretches = known.get(zone) ?? []
  const found = stretches.find(({ from, to }) => from <= epochMilliseconds && epochMilliseconds < to)
  if (found) return found
  const stretch = stretchAround(epochMilliseconds, zone)
  known.set(zone, [stretch, ...stretches])
  return stretch
}

function stretchAround(epochMilliseconds: number, zone: string): ZoneStretch {
  const here = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone)
  const next = here.getTimeZoneTransition('next')
  // A change at this very moment begins the stretch; the one before a moment is never the moment itself.
  const later = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds + 1).toZonedDateTimeISO(zone)
  const previous = later.getTimeZoneTransition('previous')
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    ahead: here.offsetNanoseconds / 1_000_000,
  }
}
