// Generated from schemas/enumerations/allergy-kind.json by npm run generate. Edits are lost.
/** Whether the body defends itself or only does not tolerate. */
export const allergyKinds = ['Allergy', 'Intolerance'] as const

export type AllergyKind = (typeof allergyKinds)[number]
