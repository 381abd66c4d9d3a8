import { type ReactNode, useId, useMemo } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { MonthDay } from './month-day.tsx'
import { useMonthKeys } from './use-month-keys.ts'
import './month.css'

type Props = {
  /** A column for each day, in whole weeks. */
  readonly columns: readonly DayColumn[]
  /** The day that the calendar was asked for: it is of the month that is meant, and the keyboard begins there. */
  readonly date: string
  /** The days of which there is more than was read. */
  readonly cut: readonly string[]
  readonly isWaiting: boolean
  /** The day that was asked for is shown beneath. */
  readonly hasList: boolean
  /** Hears of a day of another month. */
  readonly onShow: (date: string) => void
  /** Hears which day is to be seen whole. */
  readonly onDay: (date: string) => void
}

/** A month of the calendar in rows of weeks. Arrows walk through the days, Page Up and Page Down through the months, Enter opens a day. */
export function MonthView({ columns, date, cut, isWaiting, hasList, onShow, onDay }: Props): ReactNode {
  const words = useWords()
  const keys = useId()
  const dates = useMemo(() => columns.map((column) => column.date), [columns])
  const { table, here, walk } = useMonthKeys(dates, date, onShow)
  return (
    <div className="month" data-list={hasList || undefined}>
      <p id={keys} className="visually-hidden">
        {words('scheduling.month-keys')}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days in which arrows walk is a grid
        role="grid"
        ref={table}
        aria-label={words('scheduling.month')}
        aria-describedby={keys}
        aria-busy={isWaiting}
        onKeyDown={walk}
      >
        <Weekdays columns={columns} />
        <tbody>
          {weeksOf(columns).map((week) => (
            <tr key={week[0]?.key}>
              {week.map((column) => (
                <MonthDay
                  key={column.key}
                  column={column}
                  isWaiting={isWaiting}
                  isOutside={column.date.slice(0, 7) !== date.slice(0, 7)}
                  isCut={cut.includes(column.date)}
                  isChosen={hasList ? column.date === date : undefined}
                  isHere={column.date === here}
                  onDay={() => onDay(column.date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Weekdays({ columns }: Pick<Props, 'columns'>): ReactNode {
  const moments = useMoments()
  return (
    <thead>
      <tr>
        {columns.slice(0, 7).map(({ key, date }) => (
          <th key={key} scope="col">
            {moments.weekday(date)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function weeksOf(columns: readonly DayColumn[]): readonly (readonly DayColumn[])[] {
  return Array.from({ length: Math.ceil(columns.length / 7) }, (_, week) =>
    columns.slice(7 * week, 7 * week + 7),
  )
}
