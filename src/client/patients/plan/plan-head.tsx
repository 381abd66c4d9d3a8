import type { ReactNode } from 'react'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { signersOf } from '#client/patients/drafting/standing-signatures.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { plusDays } from '#shared/time/calendar.ts'

type Props = { readonly plan: CarePlan; readonly plans: readonly CarePlan[] }

/** How many days before it a review is said to be due. */
const soon = 14

/** What a plan is called, how it stands, when it is reviewed, and which version of which plan it is. */
export function PlanHead({ plan, plans }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const path = useRecordPath()
  const { id, display, status, author, meta, version, replaces } = plan
  const signers = signersOf(plan)
  const next = plans.find((each) => each.status === 'Draft' && each.replaces?.id === id)
  const former = plans.find((each) => each.id === replaces?.id)
  return (
    <>
      <h2>
        <ScreenLink to={path('CarePlan', id)}>{display}</ScreenLink>
      </h2>
      <p className="tab-dim">
        {[
          labels(`enumeration.CarePlanStatus.${status}`),
          version > 1 && words('plan-review.version-number', { number: version }),
          author?.display,
        ]
          .filter(Boolean)
          .join(' · ')}
        <ReviewDay plan={plan} /> <LabelTags meta={meta} />
      </p>
      {status === 'Draft' && signers !== '' && (
        <p className="tab-dim">{words('chart-plan.signed-by', { signers })}</p>
      )}
      {status === 'Draft' && former && (former.status === 'Active' || former.status === 'OnHold') && (
        <p className="tab-dim">{words('chart-plan.follows', { name: former.display })}</p>
      )}
      {next && <p className="tab-dim">{words('plan-review.next-waits')}</p>}
    </>
  )
}

/** When it is reviewed; soon or overdue only where it is in force. */
function ReviewDay({ plan: { status, nextReview } }: Pick<Props, 'plan'>): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const today = moments.dayOf(useWorld().instant())
  if (nextReview === undefined) return null
  const isLate = status === 'Active' && nextReview < today
  const isDue = status === 'Active' && !isLate && nextReview <= plusDays(today, soon)
  const day = moments.date(nextReview)
  return (
    <>
      {' · '}
      <span className="plan-review" data-late={isLate || undefined} data-due={isDue || undefined}>
        {isLate && words('chart-plan.review-late', { day })}
        {isDue && words('plan-review.due', { day })}
        {!isLate && !isDue && words('chart-plan.review', { day })}
      </span>
    </>
  )
}
