// Generated from schemas/enumerations/plan-review-kind.json by npm run generate. Edits are lost.
/** Why a care plan is talked over. */
export const planReviewKinds = ['Initial', 'Periodic', 'ConditionChange', 'Discharge'] as const

export type PlanReviewKind = (typeof planReviewKinds)[number]
