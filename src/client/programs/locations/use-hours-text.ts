import { useLabels } from '#client/ui/words.tsx'
import type { Location } from '#generated/types/location.ts'
import { openingHours } from './opening-hours.ts'

/** Opening hours in words, a line for days in a row with the same hours: `Monday–Friday 08:00–18:00`. */
export function useHoursText(): (rows: NonNullable<Location['hours']>) => readonly string[] {
  const labels = useLabels()
  return (rows) =>
    openingHours(rows).map(({ first, last, hours }) => {
      const from = labels(`enumeration.Weekday.${first}`)
      const days = first === last ? from : `${from}–${labels(`enumeration.Weekday.${last}`)}`
      return `${days} ${hours}`
    })
}
