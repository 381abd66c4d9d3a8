// Generated from schemas/enumerations/turn-speaker.json by npm run generate. Edits are lost.
/** Who speaks in a turn of a dialogue. */
export const turnSpeakers = ['Staff', 'Patient', 'System'] as const

export type TurnSpeaker = (typeof turnSpeakers)[number]
