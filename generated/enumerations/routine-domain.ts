// Generated from schemas/enumerations/routine-domain.json by npm run generate. Edits are lost.
/** The part of daily life that a routine belongs to. */
export const routineDomains = [
  'hygiene',
  'meals',
  'sleep',
  'medication-prompt',
  'behaviour',
  'social',
  'chores',
  'community',
  'health-check',
  'custom',
] as const

export type RoutineDomain = (typeof routineDomains)[number]
