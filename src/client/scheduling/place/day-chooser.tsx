import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useGoToDay } from '#client/scheduling/day/use-go-to-day.ts'
import { useReaderZones } from '#client/scheduling/day/use-reader-zones.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { type CalendarView, turnedDate } from './calendar-view.ts'

type Props = {
  readonly view: CalendarView
  readonly date: string
  /** So many days are listed, where the calendar is a list. */
  readonly listed: number
  readonly today: string
  readonly onShow: (date: string) => void
  /** The day that is shown has come. */
  readonly isThere: boolean
}

/** Of a place in time: today, the day, week or month before, the one that follows. */
export function DayChooser({ view, date, listed, today, onShow, isThere }: Props): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const zones = useReaderZones(useMemo(() => [date], [date]))
  const length = lengths[view]
  const next = `scheduling.next-${length}` as const
  const previous = `scheduling.previous-${length}` as const
  const turn = (by: 1 | -1) => onShow(turnedDate({ view, date, listed }, by))
  useShortcut('t', () => onShow(today), 'scheduling.go-today')
  useShortcut('d', useGoToDay(isThere), 'scheduling.go-day')
  useShortcut(']', () => turn(1), next)
  useShortcut('[', () => turn(-1), previous)

  return (
    <div className="day-chooser-bar">
      <Button variant="default" onClick={() => onShow(today)}>
        {words('scheduling.today')}
      </Button>
      <ActionIcon aria-label={words(previous)} onClick={() => turn(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon aria-label={words(next)} onClick={() => turn(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <span className="day-zone">{timezone}</span>
      {zones && <span className="day-zone">{words('scheduling.your-zone', { zone: zones.reader })}</span>}
    </div>
  )
}

/** What is turned, as words say it. */
const lengths = {
  day: 'day',
  workweek: 'week',
  week: 'week',
  month: 'month',
  agenda: 'days',
} as const satisfies { readonly [View in CalendarView]: string }
