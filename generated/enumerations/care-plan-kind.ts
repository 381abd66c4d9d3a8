// Generated from schemas/enumerations/care-plan-kind.json by npm run generate. Edits are lost.
/** What a care plan is for. */
export const carePlanKinds = ['Treatment', 'Recovery', 'Crisis', 'Behaviour', 'Service', 'Education'] as const

export type CarePlanKind = (typeof carePlanKinds)[number]
