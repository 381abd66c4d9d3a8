import type { ReactNode } from 'react'
import { Sparkline } from '#client/form/elements/plain/sparkline.tsx'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'

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
