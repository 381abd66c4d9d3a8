import { IconCalendarOff } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { AgendaLine, PassingLine, UnseenLine } from './agenda-line.tsx'
import { type AgendaLineOf, agendaRows } from './agenda-rows.ts'
import { type NearRow, useNearRows } from './use-near-rows.ts'

type Props = {
  readonly columns: readonly DayColumn[]
  readonly isWaiting: boolean
  /** The lines say with whom each appointment is. */
  readonly isOfSeveral?: boolean
  readonly onOpen: (event: DayEvent) => void
  /** Below the last day. */
  readonly end?: ReactNode
}

/** The days of the calendar as lists, for a narrow screen and for what is to come: each day that holds anything. */
export function AgendaDays({ columns, isWaiting, isOfSeveral = false, onOpen, end }: Props): ReactNode {
  const words = useWords()
  const isOneDay = columns.length === 1
  const place = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => agendaRows(columns, !isOneDay), [columns, isOneDay])
  const near = useNearRows(rows, place)
  const open = useStill(onOpen)
  return (
    <div className="agenda-days" aria-busy={isWaiting} ref={place}>
      {isOneDay && columns[0]?.holiday && <p className="agenda-holiday">{columns[0].holiday}</p>}
      {rows.length === 0 && !isWaiting && (
        <EmptyState
          icon={IconCalendarOff}
          title={words(isOneDay ? 'scheduling.nothing' : 'scheduling.nothing-days')}
          text={words(isOneDay ? 'scheduling.nothing-text' : 'scheduling.nothing-days-text')}
        />
      )}
      {byDay(near.rows).map((rowsOfDay) => (
        <AgendaDay
          key={rowsOfDay[0].row.column.key}
          rows={rowsOfDay}
          measure={near.measure}
          isOfSeveral={isOfSeveral}
          onOpen={open}
        />
      ))}
      {near.room > 0 && <div style={{ height: near.room }} />}
      {end}
    </div>
  )
}

type DayProps = Required<Pick<Props, 'isOfSeveral' | 'onOpen'>> & {
  /** Those of the day's rows that are drawn. */
  readonly rows: RowsOfDay
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

function AgendaDay({ rows, measure, isOfSeveral, onOpen }: DayProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { column } = rows[0].row
  const heading = rows.find(({ row }) => !row.line)
  return (
    <section aria-label={moments.day(column.date)}>
      {heading && (
        <h2 data-today={column.isToday || undefined} {...placed(heading, measure)}>
          {moments.day(column.date)}
          {column.holiday && <span>{column.holiday}</span>}
          <span>{words('scheduling.count', { count: column.events.length })}</span>
        </h2>
      )}
      <ol className="agenda" aria-label={words('scheduling.day')}>
        {rows.map((near) => {
          const { line, key, lines, place } = near.row
          return (
            line && (
              <li key={key} aria-setsize={lines} aria-posinset={place} {...placed(near, measure)}>
                <Line {...{ near, line, isOfSeveral, onOpen }} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

type LineProps = Pick<DayProps, 'isOfSeveral' | 'onOpen'> & {
  readonly near: NearRow
  readonly line: AgendaLineOf
}

function Line({ near, line, isOfSeveral, onOpen }: LineProps): ReactNode {
  if (near.passing !== undefined) return <PassingLine line={line} />
  return 'appointment' in line ? (
    <AgendaLine event={line} isOfSeveral={isOfSeveral} onOpen={onOpen} />
  ) : (
    <UnseenLine span={line} />
  )
}

/** Where all rows are drawn, none is measured; nor is one that somebody flies past. */
function placed({ index, room, passing }: NearRow, measure: DayProps['measure']) {
  if (passing !== undefined)
    return { 'data-index': index, 'data-passing': true, style: { height: passing, marginTop: room } }
  return measure && { ref: measure, 'data-index': index, ...(room > 0 && { style: { marginTop: room } }) }
}

type RowsOfDay = readonly [NearRow, ...NearRow[]]

/** Rows that follow one another, each day's together. */
function byDay(rows: readonly NearRow[]): readonly RowsOfDay[] {
  const days = new Map<string, [NearRow, ...NearRow[]]>()
  for (const near of rows) {
    const day = days.get(near.row.column.key)
    if (day) day.push(near)
    else days.set(near.row.column.key, [near])
  }
  return [...days.values()]
}

/** The same function for as long as the list is there, so that no line is drawn anew for another one. */
function useStill(onOpen: Props['onOpen']): Props['onOpen'] {
  const latest = useRef(onOpen)
  latest.current = onOpen
  return useCallback((event) => latest.current(event), [])
}
