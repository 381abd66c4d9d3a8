import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { holdShortcut, useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { type CalendarView, calendarView, calendarViews } from './calendar-view.ts'

type Props = { readonly view: CalendarView; readonly onShow: (view: CalendarView) => void }

/** Chooses how much of the calendar is shown: a day, a working week, a week, a month, or a list of what is to come. */
export function ViewChoice({ view, onShow }: Props): ReactNode {
  const words = useWords()
  useShortcut('w', () => onShow(view === 'day' ? 'week' : 'day'), 'scheduling.go-week')
  useViewKeys(onShow)
  return (
    <SegmentedControl
      className="view-choice"
      value={view}
      onChange={(next) => onShow(calendarView(next))}
      data={calendarViews.map((value) => ({ value, label: words(`scheduling.view-${value}`) }))}
      aria-label={words('scheduling.view')}
    />
  )
}

/** After V, a letter for each view. */
const letters: { readonly [View in CalendarView]: string } = {
  day: 'd',
  workweek: 'k',
  week: 'w',
  month: 'm',
  agenda: 'a',
}

function useViewKeys(onShow: Props['onShow']): void {
  const latest = useRef(onShow)
  useEffect(() => {
    latest.current = onShow
  })
  useEffect(() => {
    const releases = calendarViews.map((view) =>
      holdShortcut({
        keys: `v ${letters[view]}`,
        labelId: `scheduling.go-view-${view}`,
        act: () => latest.current(view),
      }),
    )
    return () => {
      for (const release of releases) release()
    }
  }, [])
}
