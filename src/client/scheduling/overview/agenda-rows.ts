import type { DayColumn, UnseenSpan } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'

/** What stands in one line: an appointment, or a time that is taken unseen. */
export type AgendaLineOf = DayEvent | UnseenSpan

/** One row of a list of days: the heading of a day, or a line beneath it with its place among the lines of that day, from 1. */
export type AgendaRow = {
  readonly key: string
  readonly column: DayColumn
  readonly line?: AgendaLineOf
  readonly place: number
  /** How many lines the day has. */
  readonly lines: number
}

/** The days that hold anything as rows from first to last; a day that stands alone has no heading. */
export function agendaRows(columns: readonly DayColumn[], isHeaded: boolean): readonly AgendaRow[] {
  return columns.flatMap((column) => {
    const lines = linesOf(column)
    if (lines.length === 0) return []
    const heading = { key: column.key, column, place: 0, lines: lines.length }
    const rows = lines.map((line, index) => ({
      key: `${column.key} ${keyOf(line)}`,
      ...{ column, line, place: index + 1, lines: lines.length },
    }))
    return isHeaded ? [heading, ...rows] : rows
  })
}

/** Appointments and what is not shown, in the order of time. */
function linesOf({ events, unseen }: DayColumn): readonly AgendaLineOf[] {
  return [...events, ...unseen].sort((one, other) => one.from - other.from)
}

function keyOf(line: AgendaLineOf): string {
  return 'appointment' in line ? line.appointment.id : `${line.from} ${line.who ?? ''}`
}
