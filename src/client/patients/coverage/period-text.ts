import type { Moments } from '#client/ui/moments.ts'
import type { DatePeriod } from '#generated/types/date-period.ts'

/** The text of a period of days; an open end stays open. */
export function periodText({ start, end }: DatePeriod, moments: Moments): string {
  return `${moments.date(start)} – ${end ? moments.date(end) : ''}`.trim()
}
