// Generated from schemas/enumerations/definition-status.json by npm run generate. Edits are lost.
/** Whether a definition can be chosen. */
export const definitionStatuses = ['Draft', 'Active', 'Retired'] as const

export type DefinitionStatus = (typeof definitionStatuses)[number]
