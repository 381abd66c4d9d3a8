// Generated from schemas/enumerations/supervision-kind.json by npm run generate. Edits are lost.
/** The values of supervision kind. */
export const supervisionKinds = ['clinical', 'administrative'] as const

export type SupervisionKind = (typeof supervisionKinds)[number]
