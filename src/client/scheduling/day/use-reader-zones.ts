import { useMemo } from 'react'
import { readerZone, useMoments } from '#client/ui/moments.ts'
import { clocksDiffer, type TwoZones } from './reader-time.ts'

/** The calendar's zone and the reader's, where their clocks differ on these days; undefined where both are the same. */
export function useReaderZones(dates: readonly string[]): TwoZones | undefined {
  const { timezone } = useMoments()
  return useMemo(() => {
    const zones = { calendar: timezone, reader: readerZone }
    return clocksDiffer(dates, zones) ? zones : undefined
  }, [dates, timezone])
}
