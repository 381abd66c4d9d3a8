import { type ReactNode, useMemo } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'

type Side = 'answers' | 'asks'

/** Bookings that wait for an answer of the reader: what others ask for in the own calendar, and times that were proposed for what the reader asked for. Nothing is drawn where none waits. */
export function AskedBookings(): ReactNode {
  return (['answers', 'asks'] as const).map((side) => <Asked key={side} side={side} />)
}

function Asked({ side }: { readonly side: Side }): ReactNode {
  const words = useWords()
  const answer = useAsked(side)
  if (!answer) return null
  if (!answer.ok)
    return <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Appointment')} />
  const rows = answer.value.items
  if (rows.length === 0) return null
  return (
    <section className="day-asked" aria-labelledby={`asked-${side}`}>
      <h2 id={`asked-${side}`} className="panel-title">
        {words(`acceptance.list-${side}`, { count: rows.length })}
      </h2>
      <ul>
        {rows.map((row) => (
          <AskedRow key={row.id} row={row} side={side} />
        ))}
      </ul>
    </section>
  )
}

function AskedRow({ row, side }: { readonly row: Appointment; readonly side: Side }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { id, start, owner, acceptance, serviceType } = row
  const wanted = side === 'asks' ? (acceptance?.proposal?.start ?? start) : start
  const isPast = wanted !== undefined && milliseconds(wanted) <= milliseconds(instant())
  const who = side === 'answers' ? acceptance?.askedBy?.display : owner.display
  const date = start ? `&date=${moments.dayOf(start)}` : ''
  return (
    <li>
      <ScreenLink className="day-asked-link" to={`/calendar?event=${id}&people=${owner.id}${date}`}>
        {wanted ? moments.dayAndTime(wanted) : row.display}
      </ScreenLink>
      <span>{[who ?? words('acceptance.unknown'), serviceType?.display].filter(Boolean).join(' · ')}</span>
      {isPast && <span className="day-asked-past">{words('acceptance.has-passed')}</span>}
    </li>
  )
}

function useAsked(side: Side) {
  const { profile } = useSession()
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: side === 'answers' ? 'owner' : 'acceptance.askedBy', op: 'eq', value: profile?.id ?? null },
        { field: 'acceptance.answer', op: 'eq', value: side === 'answers' ? 'Waiting' : 'Proposed' },
        { field: 'status', op: 'eq', value: 'pending' },
      ],
      orderBy: 'start',
      order: 'asc',
      pageSize: 50,
      crossPartition: true,
    }),
    [side, profile?.id],
  )
  return useAnswer('appointment.query', input)
}
