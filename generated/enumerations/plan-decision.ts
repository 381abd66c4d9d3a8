// Generated from schemas/enumerations/plan-decision.json by npm run generate. Edits are lost.
/** What a meeting decides about a part of the plan. */
export const planDecisions = ['Continue', 'Modify', 'Achieve', 'Abandon', 'Add'] as const

export type PlanDecision = (typeof planDecisions)[number]
