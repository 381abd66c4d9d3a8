import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { planLineage } from '#shared/chart/plan-lineage.ts'

/** A version of a plan that can be looked at beside another one. */
export type PlanVersion = {
  readonly key: string
  readonly plan: CarePlan
  /** Absent: the plan as it stands now. */
  readonly versionId?: string
  readonly number: number
  /** Since when it holds, or on which day it was talked over. */
  readonly day: string
  readonly isMeeting: boolean
}

/** The meetings about them, and on which day one takes place. */
type Meetings = {
  readonly meetings: readonly CarePlanSession[]
  readonly dayOf: (instant: string) => string
}

/** The versions of a plan, newest first: each that it follows as it stands, and as it was when a meeting about it began. */
export function planVersions(
  plan: CarePlan,
  plans: readonly CarePlan[],
  { meetings, dayOf }: Meetings,
): readonly PlanVersion[] {
  return planLineage(plan, plans).flatMap((each) => {
    const number = each.version
    const own = meetings
      .filter(({ carePlan, progress }) => carePlan.id === each.id && progress === 'Complete')
      .toSorted((one, other) => other.date.localeCompare(one.date))
    return [
      { key: each.id, plan: each, number, day: each.period.start, isMeeting: false },
      ...own.flatMap(({ id, carePlan: { versionId }, date }) =>
        versionId === undefined
          ? []
          : { key: id, plan: each, versionId, number, day: dayOf(date), isMeeting: true },
      ),
    ]
  })
}
