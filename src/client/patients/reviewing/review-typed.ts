import type { PlanDecision } from '#generated/enumerations/plan-decision.ts'
import type { PlanReviewKind } from '#generated/enumerations/plan-review-kind.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { CarePlanSessionCreate } from '#generated/types/resources.ts'
import type { ReviewItem } from '#shared/chart/reviewed-plan.ts'

/** What is decided about one goal or objective, as it is typed. */
export type PartTyped = {
  readonly decision: PlanDecision | undefined
  readonly comment: string
  /** What it says from then on; as it is now where nobody has changed it. */
  readonly statement: string
  readonly target: string
}

/** A meeting about a plan, as it is typed. */
export type ReviewTyped = {
  readonly kind: PlanReviewKind
  readonly day: string
  /** Who was there. */
  readonly present: readonly Reference[]
  /** By the key of the part. */
  readonly parts: Readonly<Record<string, PartTyped>>
  readonly summary: string
  /** Empty: the day that the interval of the plan proposes. */
  readonly nextReview: string
  /** Objectives may stay open under a goal that ends. */
  readonly leavesOpen: boolean
}

/** A goal or an objective that a meeting decides about. */
export type ReviewPart = {
  readonly key: string
  readonly about: Pick<ReviewItem, 'problemId' | 'goalId' | 'objectiveId'>
  readonly statement: string
  readonly target: string
  readonly status: NonNullable<NonNullable<CarePlan['problems']>[number]['goals']>[number]['status']
}

/** The goals of a plan, each with its objectives behind it. */
export function reviewParts({ problems = [] }: Pick<CarePlan, 'problems'>): readonly ReviewPart[] {
  return problems.flatMap(({ id: problemId, goals = [] }) =>
    goals.flatMap(({ id: goalId, objectives = [], ...goal }) => [
      partOf(goal, { problemId, goalId }),
      ...objectives.map(({ id, ...objective }) => partOf(objective, { problemId, goalId, objectiveId: id })),
    ]),
  )
}

function partOf(
  { statement, target, status }: Pick<ReviewPart, 'statement' | 'target' | 'status'>,
  about: ReviewPart['about'],
): ReviewPart {
  return { key: keyOf(about), about, statement, target, status }
}

/** The key of a part in what is typed. */
export function keyOf({ goalId, objectiveId = '' }: Pick<ReviewItem, 'goalId' | 'objectiveId'>): string {
  return `${goalId}/${objectiveId}`
}

/** What is typed about a part; nothing was decided where nobody has. */
export function typedAbout({ parts }: Pick<ReviewTyped, 'parts'>, part: ReviewPart): PartTyped {
  const { statement, target } = part
  return parts[part.key] ?? { decision: undefined, comment: '', statement, target }
}

/** The same meeting where something is typed about a part; what ends a goal is taken for its objectives about which nothing was decided. */
export function withPart(
  typed: ReviewTyped,
  all: readonly ReviewPart[],
  { part, more }: { readonly part: ReviewPart; readonly more: Partial<PartTyped> },
): ReviewTyped {
  const about = { ...typedAbout(typed, part), ...more }
  const parts = { ...typed.parts, [part.key]: about }
  const isEnded = more.decision === 'Achieve' || more.decision === 'Abandon'
  if (!isEnded || part.about.objectiveId !== undefined) return { ...typed, parts }
  const beneath = all.filter(
    (each) =>
      each.about.objectiveId !== undefined &&
      each.about.goalId === part.about.goalId &&
      each.status === 'InProgress' &&
      typedAbout(typed, each).decision === undefined,
  )
  const also = beneath.map((each) => [each.key, { ...typedAbout(typed, each), decision: more.decision }])
  return { ...typed, parts: { ...parts, ...Object.fromEntries(also) } }
}

/** The same meeting where everything open about which nothing was decided goes on. */
export function withRestContinued(typed: ReviewTyped, all: readonly ReviewPart[]): ReviewTyped {
  const rest = all.filter(
    (part) => part.status === 'InProgress' && typedAbout(typed, part).decision === undefined,
  )
  const also = rest.map((part) => [part.key, { ...typedAbout(typed, part), decision: 'Continue' as const }])
  return { ...typed, parts: { ...typed.parts, ...Object.fromEntries(also) } }
}

/** What was decided, as the server keeps it. */
export function itemsOf(typed: ReviewTyped, all: readonly ReviewPart[]): readonly ReviewItem[] {
  return all.flatMap((part) => {
    const { decision, comment, statement, target } = typedAbout(typed, part)
    if (decision === undefined) return []
    const said = statement.trim()
    const isModified = decision === 'Modify'
    return {
      ...part.about,
      decision,
      addressed: true,
      ...(comment.trim() !== '' && { comment: comment.trim() }),
      ...(isModified && said !== '' && said !== part.statement && { statement: said }),
      ...(isModified && target !== '' && target !== part.target && { target }),
    }
  })
}

type Said = Pick<CarePlanSession, 'kind' | 'participants' | 'items' | 'summary' | 'nextReview'>

/** What people say in a meeting, as the server keeps it. */
export function saidIn(typed: ReviewTyped, all: readonly ReviewPart[]): Said {
  const { kind, present, summary, nextReview } = typed
  return {
    kind,
    participants: present.map(({ id, resourceType }) => ({
      person: { id, resourceType },
      present: true,
      signatureNeeded: false,
    })),
    items: itemsOf(typed, all),
    ...(summary.trim() !== '' && { summary: summary.trim() }),
    ...(nextReview !== '' && { nextReview }),
  }
}

/** A meeting that begins now, about a plan as it is. */
export function newMeeting(
  plan: CarePlan,
  said: Said & Pick<CarePlanSession, 'date'>,
): CarePlanSessionCreate {
  const { subject, id, meta } = plan
  return {
    ...said,
    subject: { id: subject.id, resourceType: 'Patient' },
    carePlan: { id, resourceType: 'CarePlan', versionId: meta.versionId },
    progress: 'InProgress',
  }
}

/** A meeting that was begun, as it is typed on. */
export function typedIn(meeting: CarePlanSession, day: string, all: readonly ReviewPart[]): ReviewTyped {
  const { kind, participants = [], items = [], summary = '', nextReview = '' } = meeting
  const parts = items.flatMap((item) => {
    const part = all.find(({ key }) => key === keyOf(item))
    if (!part || item.interventionId !== undefined) return []
    const { decision, comment = '', statement = part.statement, target = part.target } = item
    return [[part.key, { decision, comment, statement, target }]]
  })
  const present = participants.filter((each) => each.present).map(({ person }) => person)
  return { kind, day, present, parts: Object.fromEntries(parts), summary, nextReview, leavesOpen: false }
}
