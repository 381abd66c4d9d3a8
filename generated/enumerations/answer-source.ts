// Generated from schemas/enumerations/answer-source.json by npm run generate. Edits are lost.
/** The values of answer source. */
export const answerSources = ['Self', 'Proxy', 'Clinician'] as const

export type AnswerSource = (typeof answerSources)[number]
