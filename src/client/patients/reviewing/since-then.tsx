import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { Sparkline } from '#client/form/elements/plain/sparkline.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { type ScoreCourse, scoresOverTime } from './scores-over-time.ts'
import { type VisitCounts, visitCounts } from './visit-counts.ts'

type Props = {
  readonly patientId: string
  /** The day of the review before, or on which the plan began. */
  readonly since: string
}

/** What happened since a plan was last talked over: visits, scores, and units of authorizations; each only to whoever may read it. */
export function SinceThen({ patientId, since }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { visits, scores, coverages } = useSince(patientId, since)
  return (
    <section className="review-since" aria-label={words('plan-review.since', { day: moments.date(since) })}>
      <h3>{words('plan-review.since', { day: moments.date(since) })}</h3>
      <ul>
        {visits && <Visits {...visits} />}
        {scores?.map((course) => (
          <Score key={course.key} course={course} />
        ))}
        {coverages?.map((coverage) => (
          <Units key={coverage.id} coverage={coverage} />
        ))}
      </ul>
    </section>
  )
}

function Visits({ held, missed, cancelled }: VisitCounts): ReactNode {
  const words = useWords()
  return <li>{words('plan-review.visits', { held, missed, cancelled })}</li>
}

function Score({ course: { name, values, band } }: { readonly course: ScoreCourse }): ReactNode {
  const words = useWords()
  const last = `${values.at(-1) ?? ''}${band === '' ? '' : ` (${band})`}`
  return (
    <li className="review-score">
      <Sparkline numbers={values} />
      {values.length > 1
        ? words('plan-review.score', { name, first: values[0] ?? '', last, count: values.length })
        : words('plan-review.one-score', { name, last })}
    </li>
  )
}

function Units({ coverage }: { readonly coverage: Coverage }): ReactNode {
  const words = useWords()
  const today = useMoments().dayOf(useWorld().instant())
  const current = (coverage.authorizations ?? []).filter(
    ({ period }) => (period.start ?? today) <= today && (period.end ?? today) >= today,
  )
  return current.map(({ id, number = '', unitsUsed = 0, unitsApproved }) => (
    <li key={id}>{words('plan-review.units', { number, used: unitsUsed, approved: unitsApproved })}</li>
  ))
}

function useSince(patientId: string, since: string) {
  const { may } = usePermissions()
  const { instant } = useWorld()
  const inputs = useMemo(() => inputsFor(patientId, { since, now: instant() }), [patientId, since, instant])
  const visits = useAnswer('appointment.query', may('Appointment:Read') ? inputs.visits : undefined)
  const responses = useAnswer(
    'questionnaireResponse.query',
    may('QuestionnaireResponse:Read') ? inputs.responses : undefined,
  )
  const coverages = useAnswer('coverage.query', may('Coverage:Read') ? inputs.coverages : undefined)
  const [held, answered] = [knownOf(visits), knownOf(responses)]
  return {
    visits: held && visitCounts(held.items, patientId),
    scores: answered && scoresOverTime(answered.items),
    coverages: knownOf(coverages)?.items,
  }
}

/** Scores from half a year before show where somebody comes from. */
const scoresBefore = 180

function inputsFor(patientId: string, { since, now }: { readonly since: string; readonly now: string }) {
  return {
    visits: rowsOf('attendees.subject', patientId, {
      filters: [
        { field: 'start', op: 'ge', value: `${since}T00:00:00Z` },
        { field: 'start', op: 'lt', value: now },
      ],
      crossPartition: true,
      pageSize: 500,
    }),
    responses: rowsOf('patient', patientId, {
      filters: [{ field: 'authored', op: 'ge', value: `${plusDays(since, -scoresBefore)}T00:00:00Z` }],
      orderBy: 'authored',
      order: 'asc',
      pageSize: 200,
    }),
    coverages: rowsOf('beneficiary', patientId, {
      filters: [{ field: 'status', op: 'eq', value: 'Active' }],
      pageSize: 50,
    }),
  }
}
