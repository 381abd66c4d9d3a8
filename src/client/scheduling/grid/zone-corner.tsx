import type { ReactNode } from 'react'
import { readerTime, type TwoZones } from '#client/scheduling/day/reader-time.ts'
import { useMoments } from '#client/ui/moments.ts'
import { daySpan } from '#shared/time/local-moment.ts'

type Props = { readonly dates: readonly string[]; readonly zones: TwoZones | undefined }

const noon = 12 * 60

/** Above the hours: of which zones they are, where there are two; of which day, where the clocks are changed between the days that are shown. */
export function ZoneCorner({ dates, zones }: Props): ReactNode {
  const moments = useMoments()
  const [date] = dates
  if (!zones || date === undefined) return <div className="day-corner" />
  const { start } = daySpan(date, zones.calendar)
  const there = readerTime(date, noon, zones).time
  const isUneven = dates.some((each) => readerTime(each, noon, zones).time !== there)
  return (
    <div className="day-corner day-zones" aria-hidden="true">
      <span>
        {moments.zoneName(zones.reader, start)}
        {isUneven && ` · ${moments.shortDay(date)}`}
      </span>
      <span>{moments.zoneName(zones.calendar, start)}</span>
    </div>
  )
}
