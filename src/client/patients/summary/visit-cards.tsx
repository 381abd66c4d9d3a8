import { type ReactNode, useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { LateCancel } from '#client/person/late-cancel.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useLabels } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { Card } from './card.tsx'
import type { CardProps } from './summary-card.ts'

/** Cards of visits that are still to come. */
export function UpcomingVisitsCard({ patient, title }: CardProps): ReactNode {
  const answer = useVisits(patient.id, 'ge')
  return <Visits title={title} emptyId="patients.nothing-upcoming" answer={answer} />
}

/** Cards of visits that were. */
export function PastVisitsCard({ patient, title }: CardProps): ReactNode {
  const answer = useVisits(patient.id, 'lt')
  return <Visits title={title} emptyId="patients.nothing-past" answer={answer} />
}

function useVisits(patientId: string, side: 'ge' | 'lt'): AwaitedAnswer<Page<Appointment>> {
  const { instant } = useWorld()
  const now = useMemo(instant, [instant])
  const asked = rowsOf('attendees.subject', patientId, {
    filters: [{ field: 'start', op: side, value: now }],
    crossPartition: true,
    orderBy: 'start',
    order: side === 'ge' ? 'asc' : 'desc',
    pageSize: 10,
  })
  return useAnswer('appointment.query', asked)
}

type VisitsProps = {
  readonly title: string
  readonly emptyId: MessageId
  readonly answer: AwaitedAnswer<Page<Appointment>>
}

/** Appointments, each with the way into the calendar. */
function Visits({ title, emptyId, answer }: VisitsProps): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const line = (visit: Appointment) => {
    const { id, start, timezone, serviceType, owner, status, display } = visit
    return (
      <>
        <ScreenLink
          to={
            start
              ? `/calendar?date=${localDate(start, timezone)}&event=${id}&people=${owner.id}`
              : '/calendar'
          }
        >
          {start ? moments.dayAndTime(start) : display}
        </ScreenLink>
        <span className="chart-state">{labels(`enumeration.AppointmentStatus.${status}`)}</span>
        <LateCancel appointment={visit} />
        <span className="chart-dim">{[serviceType?.display, owner.display].filter(Boolean).join(' · ')}</span>
      </>
    )
  }
  return <Card title={title} emptyId={emptyId} answer={answer} line={line} />
}

/** The newest notes of visits, each with its state. */
export function VisitNotesCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const asked = rowsOf('patient', patient.id, {
    crossPartition: true,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize: 10,
    summary: true,
  })
  const answer = useAnswer('note.query', asked)
  const line = ({ id, definition, serviceDate, signingState, author, meta }: Note) => (
    <>
      <ScreenLink to={`/notes/${id}`}>{definition.display}</ScreenLink>
      <span className="chart-state">{labels(`enumeration.SigningState.${signingState}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {moments.date(serviceDate)} · {author.display}
      </span>
    </>
  )
  return <Card title={title} emptyId="patients.no-notes" answer={answer} line={line} />
}
