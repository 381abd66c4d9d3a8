import type { ViewProps } from '#client/form/room/element-view.ts'
import type { FormerAnswer } from '#client/form/room/former-answer.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { Formerly } from './formerly.tsx'
import { TrendTable } from './trend-table.tsx'

/** Plain, without an answer: how a measure went, as a curve and a table that everybody can read. */
export function TrendView({ element, id, label }: ViewProps<never>) {
  const words = useWords()
  const { now } = useWorld()
  const { months } = element
  const first = months === undefined ? '' : monthsBefore(now(), months)
  const isShown = ({ on }: FormerAnswer) => on >= first
  return (
    <div id={id}>
      <Formerly source={element.shortName ?? element.code ?? element.of} label={label}>
        {(points) =>
          points.some(isShown) ? (
            <TrendTable label={label} points={points.filter(isShown)} />
          ) : (
            `${label}: ${words('form.no-former-answer')}`
          )
        }
      </Formerly>
    </div>
  )
}

/** The day so many months ago. */
function monthsBefore(now: number, months: number): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}
