import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useMonthKeys } from '#client/scheduling/overview/use-month-keys.ts'
import { shownDates, turnedDate } from '#client/scheduling/place/calendar-view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly date: string
  readonly today: string
  /** Hears of the day that was chosen. */
  readonly onShow: (date: string) => void
}

/** A month in which a day is chosen for the calendar: by mouse, or by the same keys as in the large month. It turns by itself; the calendar follows once a day is chosen. */
export function SmallMonth({ date, today, onShow }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const keys = useId()
  const [turned, setTurned] = useState({ from: date, date })
  if (turned.from !== date) setTurned({ from: date, date })
  const month = turned.date
  const dates = useMemo(() => shownDates('month', month), [month])
  const turnTo = (next: string) => setTurned({ from: date, date: next })
  const { table, here, walk } = useMonthKeys(dates, month, turnTo)
  const turn = (by: 1 | -1) => turnTo(turnedDate({ view: 'month', date: month }, by))
  const name = moments.approximate(month.slice(0, 7))

  return (
    <section className="small-month">
      <header>
        <ActionIcon aria-label={words('scheduling.previous-month')} onClick={() => turn(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <h2 aria-live="polite">{name}</h2>
        <ActionIcon aria-label={words('scheduling.next-month')} onClick={() => turn(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </header>
      <p id={keys} className="visually-hidden">
        {words('scheduling.month-keys')}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days in which arrows walk is a grid
        role="grid"
        ref={table}
        aria-label={name}
        aria-describedby={keys}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {dates.slice(0, 7).map((day) => (
              <th key={day} scope="col" abbr={moments.weekday(day)}>
                {[...moments.weekday(day)].slice(0, 2).join('')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(dates).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  <button
                    type="button"
                    className="small-day"
                    data-today={day === today || undefined}
                    tabIndex={day === here ? 0 : -1}
                    aria-label={moments.day(day)}
                    aria-pressed={day === date}
                    data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}
                    onClick={() => onShow(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function weeksOf(dates: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(dates.length / 7) }, (_, week) => dates.slice(7 * week, 7 * week + 7))
}
