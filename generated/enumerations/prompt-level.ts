// Generated from schemas/enumerations/prompt-level.json by npm run generate. Edits are lost.
/** How much help a person needed. */
export const promptLevels = [
  'Independent',
  'Verbal',
  'Gestural',
  'Modelled',
  'PartialPhysical',
  'FullPhysical',
  'Refused',
  'NotOffered',
] as const

export type PromptLevel = (typeof promptLevels)[number]
