import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { OpenedCalendar } from '#client/content/calendar-door.tsx'
import { CalendarTroubles } from '#client/content/calendar-troubles.tsx'
import { useFocusIfLost } from '#client/ui/keys/use-focus-if-lost.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { holidaysIn } from '#shared/icalendar/holidays-in.ts'
import { localDate } from '#shared/time/local-moment.ts'

type Props = {
  readonly opened: OpenedCalendar
  readonly known: readonly string[]
  readonly onAdd: (days: readonly string[]) => void
  readonly onCancel: () => void
}

/** Whole days of so many years, this one first. */
const years = 3

/** The whole days of a calendar file by year, each to be chosen; those that are closed days already are said to be. */
export function HolidayChoice({ opened, known, onAdd, onCancel }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const button = useRef<HTMLButtonElement>(null)
  const { found, bounds } = useHolidays(opened)
  useFocusIfLost(button)
  const fresh = found.holidays.map(({ date }) => date).filter((date) => !known.includes(date))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = fresh.filter((date) => !left.has(date))
  const choose = (days: readonly string[], isChosen: boolean) => {
    const others = [...left].filter((date) => !days.includes(date))
    setLeft(new Set(isChosen ? others : [...others, ...days]))
  }
  const byYear = Map.groupBy(found.holidays, ({ date }) => date.slice(0, 4))
  const { from, through } = bounds

  return (
    <div className="pref-holidays">
      <p role="status">
        {words('calendars.holidays-found', {
          count: found.holidays.length,
          from: moments.date(from),
          to: moments.date(through),
        })}
      </p>
      {found.timed > 0 && <p>{words('calendars.holidays-timed', { count: found.timed })}</p>}
      <CalendarTroubles opened={opened} troubles={found.troubles} />
      {[...byYear].map(([year, days]) => {
        const open = days.map(({ date }) => date).filter((date) => !known.includes(date))
        const on = open.filter((date) => !left.has(date)).length
        return (
          <fieldset key={year}>
            <legend>{year}</legend>
            <Checkbox
              label={words('calendars.holidays-all', { year })}
              checked={on > 0 && on === open.length}
              indeterminate={on > 0 && on < open.length}
              disabled={open.length === 0}
              onChange={(event) => choose(open, event.currentTarget.checked)}
            />
            {days.map(({ date, name }) => (
              <Checkbox
                key={date}
                label={`${moments.day(date)}: ${name}`}
                description={known.includes(date) ? words('calendars.holidays-known') : undefined}
                checked={known.includes(date) || !left.has(date)}
                disabled={known.includes(date)}
                onChange={(event) => choose([date], event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )
      })}
      <div className="pref-list-add">
        <Button variant="default" onClick={onCancel}>
          {words('calendars.cancel')}
        </Button>
        <Button ref={button} disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {words('calendars.holidays-add', { count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}

function useHolidays(opened: OpenedCalendar) {
  const { timezone } = useMoments()
  const { instant } = useWorld()
  const year = Number(localDate(instant(), timezone).slice(0, 4))
  return useMemo(() => {
    const bounds = { from: `${year}-01-01`, through: `${year + years - 1}-12-31` }
    return { bounds, found: holidaysIn(opened.calendar.components, bounds) }
  }, [opened, year])
}
