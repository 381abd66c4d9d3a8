// Generated from schemas/enumerations/answer-mode.json by npm run generate. Edits are lost.
/** How a questionnaire was answered. */
export const answerModes = ['InSession', 'Portal', 'Kiosk', 'Phone', 'Paper'] as const

export type AnswerMode = (typeof answerModes)[number]
