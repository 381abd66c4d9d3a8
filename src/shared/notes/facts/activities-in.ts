import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { sectionsInRound } from '#shared/notes/in-round.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What a session says of its work on a care plan. */
export type CarePlanActivity = NonNullable<Encounter['carePlanActivities']>[number]

/** The same as the note says it: with what was written about it, and with the words of the plan on that day. */
export type NotedActivity = CarePlanActivity & { readonly comment?: string; readonly statement?: string }

/** What the answers of a note say of the care plan: the rows of its questions of the type Goals, those of the amendment that is open included. */
export function activitiesIn(
  note: Pick<Note, 'signingState' | 'amendments' | 'sections'>,
): readonly NotedActivity[] {
  return sectionsInRound(note)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ data }) => Object.values(data))
    .flatMap((answer) => (Array.isArray(answer) ? answer.filter(isActivity) : []))
    .map(({ _rowId: _row, ...activity }) => activity)
}

/** The same as the session keeps it: without what only the note holds, and without what the plan is called. */
export function sessionActivities(noted: readonly NotedActivity[]) {
  return noted.map(({ comment: _comment, statement: _statement, carePlan, ...activity }) => ({
    ...activity,
    carePlan: { id: carePlan.id, resourceType: 'CarePlan' as const },
  }))
}

/** Whether the plan has the goal that an activity names, and the objective in it. */
export function isInPlan({ problems = [] }: CarePlan, { goalId, objectiveId }: CarePlanActivity): boolean {
  const goal = problems.flatMap(({ goals = [] }) => goals).find(({ id }) => id === goalId)
  if (!goal) return false
  return objectiveId === undefined || (goal.objectives ?? []).some(({ id }) => id === objectiveId)
}

/** An answer says nothing of its question's type, but no other one has rows that name a goal of a plan. */
function isActivity(row: unknown): row is NotedActivity & { readonly _rowId?: string } {
  const { carePlan, goalId } = membersOf(row)
  const { id, resourceType } = membersOf(carePlan)
  return resourceType === 'CarePlan' && typeof id === 'string' && typeof goalId === 'string'
}
