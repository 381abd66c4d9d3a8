import type { Encounter } from '#generated/types/encounter.ts'

type Activity = NonNullable<Encounter['carePlanActivities']>[number]

/** The work of which some note of the session still says it. */
export function standingActivities({
  carePlanActivities = [],
  withdrawnActivities = [],
}: Pick<Encounter, 'carePlanActivities' | 'withdrawnActivities'>): readonly Activity[] {
  return carePlanActivities.filter((each) => !isAmong(each, withdrawnActivities))
}

type ActivityPlace = NonNullable<Encounter['withdrawnActivities']>[number]

/** The part of a plan that was worked on, whatever was said of it. */
export function activityPlace(activity: ActivityPlace): ActivityPlace {
  const { carePlan, problemId, goalId, objectiveId, interventionId } = activity
  return {
    carePlan: { id: carePlan.id, resourceType: 'CarePlan' },
    ...(problemId !== undefined && { problemId }),
    goalId,
    ...(objectiveId !== undefined && { objectiveId }),
    ...(interventionId !== undefined && { interventionId }),
  }
}

/** Was this very part worked on? */
export function isAmong(activity: ActivityPlace, others: readonly ActivityPlace[]): boolean {
  const text = JSON.stringify(activityPlace(activity))
  return others.some((other) => JSON.stringify(activityPlace(other)) === text)
}
