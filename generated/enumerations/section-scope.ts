// Generated from schemas/enumerations/section-scope.json by npm run generate. Edits are lost.
/** Whether a section of a shared note is common, or there for each patient or each service. */
export const sectionScopes = ['Common', 'PerPatient', 'PerService'] as const

export type SectionScope = (typeof sectionScopes)[number]
