import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { EventTrouble } from '#shared/icalendar/calendar-occurrences.ts'
import type { OpenedCalendar } from './calendar-door.tsx'

type Props = { readonly opened: OpenedCalendar; readonly troubles: readonly EventTrouble[] }

const mostShown = 100

/** What of a calendar file could not be read as it stands: each with its line, what it is called, and what became of it. */
export function CalendarTroubles({ opened, troubles }: Props): ReactNode {
  const words = useWords()
  const { leftOut } = opened.calendar
  const all = [
    ...leftOut.map(({ line, why, text }) => ({ line, why, text })),
    ...troubles.map(({ line, why, summary }) => ({ line, why, text: summary })),
  ]
  if (all.length === 0) return null
  return (
    <details className="calendar-troubles">
      <summary>{words('calendars.troubles', { count: all.length })}</summary>
      <ul>
        {all.slice(0, mostShown).map(({ line, why, text }) => (
          <li key={`${line} ${why}`}>
            {line !== undefined && <b>{words('calendars.line', { line })}</b>} {text !== '' && <q>{text}</q>}{' '}
            {words(`calendars.trouble-${why}`)}
          </li>
        ))}
        {all.length > mostShown && (
          <li>{words('calendars.troubles-more', { count: all.length - mostShown })}</li>
        )}
      </ul>
    </details>
  )
}
