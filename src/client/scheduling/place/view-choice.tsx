import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { type CalendarView, calendarView, calendarViews } from './calendar-view.ts'

type Props = { readonly view: CalendarView; readonly onShow: (view: CalendarView) => void }

/** Chooses how much of the calendar is shown: a day, a working week, a week. */
export function ViewChoice({ view, onShow }: Props): ReactNode {
  const words = useWords()
  useShortcut('w', () => onShow(view === 'day' ? 'week' : 'day'), 'scheduling.go-week')
  return (
    <SegmentedControl
      value={view}
      onChange={(next) => onShow(calendarView(next))}
      data={calendarViews.map((value) => ({ value, label: words(`scheduling.view-${value}`) }))}
      aria-label={words('scheduling.view')}
    />
  )
}
