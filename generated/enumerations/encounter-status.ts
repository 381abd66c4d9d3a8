// Generated from schemas/enumerations/encounter-status.json by npm run generate. Edits are lost.
/** Where a session stands. */
export const encounterStatuses = ['Planned', 'Finished', 'Cancelled', 'Unknown', 'NoShow'] as const

export type EncounterStatus = (typeof encounterStatuses)[number]
