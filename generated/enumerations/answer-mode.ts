// Generated from schemas/enumerations/answer-mode.json by npm run generate. Edits are lost.
/** The values of answer mode. */
export const answerModes = ['InSession', 'Portal', 'Kiosk', 'Phone', 'Paper'] as const

export type AnswerMode = (typeof answerModes)[number]
