import type { ReactNode } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Note } from '#generated/types/note.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { dayText } from './patient-facts.ts'

type Answer<Item> = Outcome<Page<Item>> | undefined

type CardProps<Item> = {
  readonly titleId: MessageId
  readonly emptyId: MessageId
  readonly answer: Answer<Item>
  readonly line: (item: Item) => ReactNode
}

/** One part of a chart: waiting, refused, empty or there, each by itself. */
function Card<Item extends { readonly id: string }>({
  titleId,
  emptyId,
  answer,
  line,
}: CardProps<Item>): ReactNode {
  const words = useWords()
  const title = words(titleId)
  return (
    <section className="chart-card" aria-label={title}>
      <h2>{title}</h2>
      <Answered
        answer={answer}
        what={title}
        onRetry={refreshAllAnswers}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="chart-empty">{words(emptyId)}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <li key={item.id}>{line(item)}</li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

/** The programs that the patient is or was enrolled in. */
export function EnrollmentsCard({ answer }: { readonly answer: Answer<EpisodeOfCare> }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const world = useWorld()
  const line = ({ program, status, period, careManager, meta }: EpisodeOfCare) => (
    <>
      <b>{program.display}</b>
      <span className="chart-state">{labels(`enumeration.EpisodeStatus.${status}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {[period.start, period.end].map((date) => (date ? dayText(date, moments, world) : '')).join(' – ')}
        {careManager?.display && ` · ${careManager.display}`}
      </span>
    </>
  )
  return <Card titleId="patients.enrollments" emptyId="patients.no-enrollments" answer={answer} line={line} />
}

/** Diagnoses and problems, with how certain they are. */
export function ProblemsCard({ answer }: { readonly answer: Answer<Condition> }): ReactNode {
  const labels = useLabels()
  const line = ({ code, clinicalStatus, verification, onsetDate, meta }: Condition) => (
    <>
      <b>{code.display}</b>
      <span className="chart-state">{labels(`enumeration.ConditionClinicalStatus.${clinicalStatus}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {[code.code, labels(`enumeration.ConditionVerification.${verification}`), onsetDate]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
  return <Card titleId="patients.problems" emptyId="patients.no-problems" answer={answer} line={line} />
}

type AppointmentsProps = {
  readonly titleId: MessageId
  readonly emptyId: MessageId
  readonly answer: Answer<Appointment>
}

/** Appointments, each with the way into the calendar. */
export function AppointmentsCard({ titleId, emptyId, answer }: AppointmentsProps): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const line = ({ id, start, timezone, serviceType, owner, status, display }: Appointment) => (
    <>
      <ScreenLink to={start ? `/calendar?date=${localDate(start, timezone)}&event=${id}` : '/calendar'}>
        {start ? moments.dayAndTime(start) : display}
      </ScreenLink>
      <span className="chart-state">{labels(`enumeration.AppointmentStatus.${status}`)}</span>
      <span className="chart-dim">{[serviceType?.display, owner.display].filter(Boolean).join(' · ')}</span>
    </>
  )
  return <Card titleId={titleId} emptyId={emptyId} answer={answer} line={line} />
}

/** The newest notes, each with its state. */
export function NotesCard({ answer }: { readonly answer: Answer<Note> }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const world = useWorld()
  const line = ({ id, definition, serviceDate, signingState, author, meta }: Note) => (
    <>
      <ScreenLink to={`/notes/${id}`}>{definition.display}</ScreenLink>
      <span className="chart-state">{labels(`enumeration.SigningState.${signingState}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {dayText(serviceDate, moments, world)} · {author.display}
      </span>
    </>
  )
  return <Card titleId="patients.notes" emptyId="patients.no-notes" answer={answer} line={line} />
}
