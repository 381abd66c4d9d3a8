// Generated from schemas/enumerations/duplicate-reason.json by npm run generate. Edits are lost.
/** Why two records seem to be of one person. */
export const duplicateReasons = [
  'SameName',
  'SimilarName',
  'SameBirthDate',
  'SimilarBirthDate',
  'SamePhone',
  'SameEmail',
  'SameAddress',
  'SameIdentifier',
] as const

export type DuplicateReason = (typeof duplicateReasons)[number]
