// Generated from schemas/enumerations/group-correction.json by npm run generate. Edits are lost.
/** What an administrator corrects in the note of a group. */
export const groupCorrections = ['Attendance', 'Times', 'Members', 'Definition'] as const

export type GroupCorrection = (typeof groupCorrections)[number]
