import type { ReactNode } from 'react'
import { Sparkline } from '#client/form/elements/plain/sparkline.tsx'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { TrendDrawing } from './trend-drawing.tsx'
import './course.css'

type Props = {
  /** What was rated. */
  readonly name: string
  /** Its ratings, newest first. */
  readonly outcomes: readonly CarePlanOutcome[]
}

/** How an objective of a plan went: the newest rating and a small curve; opened, every rating with its remark and the note that it comes from. */
export function Course({ name, outcomes }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const [newest] = outcomes
  if (!newest) return null
  const rating = (outcome: CarePlanOutcome) => labels(`enumeration.ProgressRating.${outcome.rating}`)
  const numbers = outcomes.map((outcome) => progressRatings.indexOf(outcome.rating)).toReversed()
  return (
    <details className="plan-course">
      <summary>
        <Sparkline numbers={numbers} />
        {words('chart-plan.rated', {
          rating: rating(newest),
          day: moments.date(newest.date),
          count: outcomes.length,
        })}
      </summary>
      {outcomes.length > 1 && <RatingTrend name={name} outcomes={outcomes} />}
      <table className="form-trend">
        <caption className="visually-hidden">{words('chart-plan.course', { name })}</caption>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome.id}>
              <th scope="row">
                {outcome.note ? (
                  <ScreenLink to={path('Note', outcome.note.id)}>{moments.date(outcome.date)}</ScreenLink>
                ) : (
                  moments.date(outcome.date)
                )}
              </th>
              <td>{rating(outcome)}</td>
              <td>{outcome.comment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The ratings over time, from much worse to met; the table beneath says the same. */
function RatingTrend({ name, outcomes }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const ordered = outcomes.toReversed()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return null
  const names = progressRatings.map((rating) => labels(`enumeration.ProgressRating.${rating}`))
  const points = ordered.map(({ id, date, rating }) => ({
    ...{ id, at: Date.parse(date), value: progressRatings.indexOf(rating) },
    isUsual: rating !== 'Worse' && rating !== 'MuchWorse',
  }))
  const days = [moments.date(first.date), moments.date(last.date)] as const
  const summary = words('chart-plan.trend', {
    ...{ name, count: ordered.length, from: days[0], to: days[1] },
    last: labels(`enumeration.ProgressRating.${last.rating}`),
  })
  return (
    <TrendDrawing
      all={[{ code: name, usual: {}, points }]}
      summary={summary}
      days={days}
      unit=""
      names={names}
    />
  )
}
