// Generated from schemas/enumerations/encounter-mode.json by npm run generate. Edits are lost.
/** Whether a session is in person or by telehealth. */
export const encounterModes = ['InPerson', 'Telehealth'] as const

export type EncounterMode = (typeof encounterModes)[number]
