import type { CarePlanKind } from '#generated/enumerations/care-plan-kind.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Note } from '#generated/types/note.ts'
import type { CarePlanCreate } from '#generated/types/resources.ts'

/** What somebody says of a care plan that begins. */
export type PlanDraft = {
  readonly title: string
  readonly kind: CarePlanKind
  /** The id of the enrollment; nothing: it belongs to none. */
  readonly episode: string
  readonly start: string
  /** The id of the note of the assessment on which it rests; nothing: on none. */
  readonly assessment: string
  /** Conditions that are taken though they were not offered as taken, or the other way about, by their ids. */
  readonly turned: readonly string[]
  /** Needs in free words, one in each line. */
  readonly needs: string
  readonly patientStatement: string
}

/** What a drafted plan is made of beside its draft. */
type Around = {
  readonly patientId: string
  readonly author: CarePlan['author'] | undefined
  readonly conditions: readonly Condition[]
  readonly reviewIntervalDays: number | undefined
  /** The plan of the same kind and enrollment that is in force. */
  readonly former: CarePlan | undefined
  readonly newId: () => string
}

/** Is this one of the problems unless somebody takes it out? A diagnosis that is active is. */
export function isTaken({ id, category }: Condition, turned: readonly string[]): boolean {
  return (category === 'Diagnosis') !== turned.includes(id)
}

/** Final assessments of which one can be what a plan rests on, newest first. */
export function assessmentsAmong(notes: readonly Note[]): readonly Note[] {
  return notes
    .filter(({ kind, status }) => kind === 'AssessmentNote' && (status === 'Final' || status === 'Amended'))
    .toSorted((one, other) => other.serviceDate.localeCompare(one.serviceDate))
}

/**
 * The draft of a care plan from an assessment: a problem for each diagnosis and need, in their order, whose
 * goals are written next; the plan that it will follow, and when it is reviewed as the program says.
 */
export function draftedPlan(draft: PlanDraft, around: Around): CarePlanCreate {
  const { title, kind, episode, start, assessment, needs, patientStatement } = draft
  const { patientId, author, reviewIntervalDays, former, newId } = around
  const diagnosed = around.conditions
    .filter((condition) => isTaken(condition, draft.turned))
    .map((condition) => ({
      statement: condition.code.display,
      condition: { id: condition.id, resourceType: 'Condition' as const },
    }))
  const needed = needs
    .split('\n')
    .map((line) => line.trim().slice(0, mostLetters))
    .filter((line) => line !== '')
    .map((statement) => ({ statement }))
  const problems = [...diagnosed, ...needed].map((problem, index) => ({
    id: newId(),
    rank: index + 1,
    active: true,
    ...problem,
  }))
  return {
    subject: { id: patientId, resourceType: 'Patient' },
    title: title.trim(),
    kind,
    status: 'Draft',
    period: { start },
    ...(author && { author }),
    ...(episode !== '' && { episodeOfCare: { id: episode, resourceType: 'EpisodeOfCare' } }),
    ...(assessment !== '' && { assessment: [{ id: assessment, resourceType: 'Note' }] }),
    ...(reviewIntervalDays !== undefined && { reviewIntervalDays }),
    ...(patientStatement.trim() !== '' && { patientStatement: patientStatement.trim() }),
    ...(former && { replaces: { id: former.id, resourceType: 'CarePlan' } }),
    problems,
  }
}

const mostLetters = 500

/** The plan in force that one of this kind and enrollment would follow. */
export function formerOf(
  plans: readonly CarePlan[],
  { kind, episode }: Pick<PlanDraft, 'kind' | 'episode'>,
): CarePlan | undefined {
  return plans.find(
    (plan) =>
      (plan.status === 'Active' || plan.status === 'OnHold') &&
      plan.kind === kind &&
      (plan.episodeOfCare?.id ?? '') === episode,
  )
}
