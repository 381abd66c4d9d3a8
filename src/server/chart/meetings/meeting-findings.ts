import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { type ReviewDoubt, reviewDoubts } from '#shared/chart/review-doubts.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Looked = {
  readonly meeting: CarePlanSession
  readonly plan: CarePlan
  /** On which the meeting takes place. */
  readonly day: string
  readonly today: string
  readonly leaveOpen: boolean
}

/** What keeps a meeting about a care plan from being completed, each at its place. */
export function meetingFindings({ meeting, plan, day, today, leaveOpen }: Looked): readonly Finding[] {
  const { items = [], nextReview } = meeting
  const doubts = reviewDoubts(plan, items).filter(({ kind }) => kind !== 'objectives-open' || !leaveOpen)
  return [
    ...(day > today ? [blocking('/date', 'chart.meeting-in-future')] : []),
    ...(nextReview !== undefined && nextReview <= day
      ? [blocking('/nextReview', 'chart.meeting-next-before')]
      : []),
    ...doubts.map(findingOf),
  ]
}

function findingOf({ kind, item, field, name = '' }: ReviewDoubt): Finding {
  const where = item === undefined ? '' : `/${item}${field === undefined ? '' : `/${field}`}`
  return blocking(`/items${where}`, `chart.meeting-${kind}`, { name })
}
