// Generated from schemas/enumerations/import-section.json by npm run generate. Edits are lost.
/** The part of a clinical document that an entry comes from. */
export const importSections = [
  'allergies',
  'medications',
  'problems',
  'results',
  'vitals',
  'immunizations',
  'procedures',
  'encounters',
  'notes',
] as const

export type ImportSection = (typeof importSections)[number]
