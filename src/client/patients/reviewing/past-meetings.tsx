import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { keyOf, reviewParts } from './review-typed.ts'

type Props = { readonly plan: CarePlan; readonly meetings: readonly CarePlanSession[] }

/** The meetings that were held about a plan, newest first, each with what was decided in it. */
export function PastMeetings({ plan, meetings }: Props): ReactNode {
  const words = useWords()
  const held = meetings
    .filter(({ progress }) => progress === 'Complete')
    .toSorted((one, other) => other.date.localeCompare(one.date))
  if (held.length === 0) return null
  return (
    <details className="review-past">
      <summary>{words('plan-review.past', { count: held.length })}</summary>
      {held.map((meeting) => (
        <Meeting key={meeting.id} plan={plan} meeting={meeting} />
      ))}
    </details>
  )
}

function Meeting({
  plan,
  meeting,
}: {
  readonly plan: CarePlan
  readonly meeting: CarePlanSession
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { kind, date, participants = [], items = [], summary, nextReview, resultingPlan } = meeting
  const names = participants.filter(({ present }) => present).flatMap(({ person }) => person.display ?? [])
  const said = new Map(reviewParts(plan).map(({ key, statement }) => [key, statement]))
  const title = `${labels(`enumeration.PlanReviewKind.${kind}`)} – ${moments.date(moments.dayOf(date))}`
  return (
    <section className="review-meeting" aria-label={title}>
      <h3>{title}</h3>
      {names.length > 0 && (
        <p className="tab-dim">{words('plan-review.there', { names: names.join('; ') })}</p>
      )}
      {items.length > 0 && (
        <div className="review-scroll">
          <table>
            <caption className="visually-hidden">{words('plan-review.decided-at', { name: title })}</caption>
            <tbody>
              {items.map((item) => (
                <tr key={`${keyOf(item)}/${item.interventionId ?? ''}`}>
                  <th scope="row">{said.get(keyOf(item)) ?? item.statement}</th>
                  <td>{labels(`enumeration.PlanDecision.${item.decision}`)}</td>
                  <td>
                    {item.statement !== undefined && (
                      <p>{words('plan-review.now-says', { text: item.statement })}</p>
                    )}
                    {item.target !== undefined && (
                      <p>{words('chart-plan.by', { day: moments.date(item.target) })}</p>
                    )}
                    {item.comment}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {summary && <p className="review-summary">{summary}</p>}
      <p className="tab-dim">
        {nextReview && words('chart-plan.review', { day: moments.date(nextReview) })}
        {resultingPlan && resultingPlan.id !== plan.id && ' · '}
        {resultingPlan && resultingPlan.id !== plan.id && (
          <ScreenLink to={path('CarePlan', resultingPlan.id)}>{words('plan-review.led-to')}</ScreenLink>
        )}
      </p>
    </section>
  )
}
