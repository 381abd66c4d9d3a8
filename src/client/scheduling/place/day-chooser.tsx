import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useGoToDay } from '#client/scheduling/day/use-go-to-day.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { type CalendarView, turnedDate } from './calendar-view.ts'

type Props = {
  readonly view: CalendarView
  readonly date: string
  readonly today: string
  readonly onShow: (date: string) => void
  /** The day that is shown has come. */
  readonly isThere: boolean
}

/** Of a place in time: today, the day or week before, the one that follows. */
export function DayChooser({ view, date, today, onShow, isThere }: Props): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const isDay = view === 'day'
  const next = isDay ? 'scheduling.next-day' : 'scheduling.next-week'
  const previous = isDay ? 'scheduling.previous-day' : 'scheduling.previous-week'
  useShortcut('t', () => onShow(today), 'scheduling.go-today')
  useShortcut('d', useGoToDay(isThere), 'scheduling.go-day')
  useShortcut(']', () => onShow(turnedDate(view, date, 1)), next)
  useShortcut('[', () => onShow(turnedDate(view, date, -1)), previous)

  return (
    <div className="day-chooser-bar">
      <Button variant="default" onClick={() => onShow(today)}>
        {words('scheduling.today')}
      </Button>
      <ActionIcon aria-label={words(previous)} onClick={() => onShow(turnedDate(view, date, -1))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon aria-label={words(next)} onClick={() => onShow(turnedDate(view, date, 1))}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <span className="day-zone">{timezone}</span>
    </div>
  )
}
