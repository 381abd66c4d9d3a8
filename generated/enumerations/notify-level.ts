// Generated from schemas/enumerations/notify-level.json by npm run generate. Edits are lost.
/** Which messages of a channel are announced. */
export const notifyLevels = ['All', 'Mentions', 'None'] as const

export type NotifyLevel = (typeof notifyLevels)[number]
