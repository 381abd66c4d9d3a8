import type { ReactNode } from 'react'
import {
  type ColoredBy,
  type Coloring,
  coloredBy,
  colorings,
  colorKey,
} from '#client/scheduling/day/coloring.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { statusIcons } from '#client/scheduling/day/status-icons.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { appointmentStatuses } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import './legend.css'

type Props = {
  readonly coloring: Coloring
  readonly columns: readonly DayColumn[]
  readonly onColor: (by: ColoredBy) => void
}

/** So many colours are explained; what they say stands in words in each appointment, too. */
const mostNamed = 12

/** Below the calendar: by what it is coloured, and what each colour that is there means. */
export function Legend({ coloring, columns, onColor }: Props): ReactNode {
  const words = useWords()
  const shown = columns.flatMap(({ events }) => events.map(({ appointment }) => appointment))
  return (
    <div className="legend">
      <Choice
        aria-label={words('scheduling.colors-by')}
        className="legend-by"
        data={colorings.map((value) => ({ value, label: words(`scheduling.colors-${value}`) }))}
        value={coloring.by}
        onChange={(next) => onColor(coloredBy(next) ?? 'status')}
        allowDeselect={false}
      />
      {shown.length > 0 && (
        <ul aria-label={words('scheduling.legend')}>
          {coloring.by === 'status' ? (
            <Statuses shown={shown} />
          ) : (
            <Tones coloring={coloring} shown={shown} />
          )}
        </ul>
      )}
    </div>
  )
}

function Statuses({ shown }: { readonly shown: readonly Appointment[] }): ReactNode {
  const labels = useLabels()
  const there = new Set(shown.map(({ status }) => status))
  return appointmentStatuses
    .filter((status) => there.has(status))
    .map((status) => {
      const Picture = statusIcons[status]
      return (
        <li key={status}>
          <i className="legend-swatch" data-status={status}>
            <Picture size={12} stroke={1.8} aria-hidden="true" />
          </i>
          {labels(`enumeration.AppointmentStatus.${status}`)}
        </li>
      )
    })
}

type TonesProps = { readonly coloring: Coloring; readonly shown: readonly Appointment[] }

function Tones({ coloring: { by, tones }, shown }: TonesProps): ReactNode {
  const words = useWords()
  const keys = shown.map((appointment) => colorKey(appointment, by))
  const named = new Map(keys.flatMap((key) => (key ? [[key.id, key.display] as const] : [])))
  const sorted = [...named].sort(([, one], [, other]) => one.localeCompare(other))
  const left = sorted.length - mostNamed
  return (
    <>
      {sorted.slice(0, mostNamed).map(([id, display]) => (
        <li key={id}>
          <i className="legend-swatch" data-tone={tones.get(id) ?? 0} />
          {display}
        </li>
      ))}
      {left > 0 && <li>{words('scheduling.more', { count: left })}</li>}
      {keys.includes(undefined) && (
        <li>
          <i className="legend-swatch" data-tone={0} />
          {words('scheduling.colors-none')}
        </li>
      )}
    </>
  )
}
