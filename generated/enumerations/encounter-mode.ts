// Generated from schemas/enumerations/encounter-mode.json by npm run generate. Edits are lost.
/** The values of encounter mode. */
export const encounterModes = ['InPerson', 'Telehealth'] as const

export type EncounterMode = (typeof encounterModes)[number]
