// Generated from schemas/enumerations/section-scope.json by npm run generate. Edits are lost.
/** The values of section scope. */
export const sectionScopes = ['Common', 'PerPatient', 'PerService'] as const

export type SectionScope = (typeof sectionScopes)[number]
