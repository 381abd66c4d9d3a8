// Generated from schemas/enumerations/supervision-kind.json by npm run generate. Edits are lost.
/** Whether a supervisor answers for clinical or administrative work. */
export const supervisionKinds = ['clinical', 'administrative'] as const

export type SupervisionKind = (typeof supervisionKinds)[number]
