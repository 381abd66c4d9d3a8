import { IconCalendarOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import { DayList } from '#client/scheduling/day/day-list.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'

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
  const moments = useMoments()
  const filled = columns.filter(({ events, unseen }) => events.length + unseen.length > 0)
  const isOneDay = columns.length === 1
  return (
    <div className="agenda-days" aria-busy={isWaiting}>
      {filled.length === 0 && !isWaiting && (
        <EmptyState
          icon={IconCalendarOff}
          title={words(isOneDay ? 'scheduling.nothing' : 'scheduling.nothing-days')}
          text={words(isOneDay ? 'scheduling.nothing-text' : 'scheduling.nothing-days-text')}
        />
      )}
      {filled.map((column) => (
        <section key={column.key} aria-label={moments.day(column.date)}>
          {!isOneDay && (
            <h2 data-today={column.isToday || undefined}>
              {moments.day(column.date)}
              <span>{words('scheduling.count', { count: column.events.length })}</span>
            </h2>
          )}
          <DayList
            title={words('scheduling.day')}
            column={column}
            isOfSeveral={isOfSeveral}
            onOpen={onOpen}
          />
        </section>
      ))}
      {end}
    </div>
  )
}
