// Generated from schemas/enumerations/answer-source.json by npm run generate. Edits are lost.
/** Who gave the answers to a questionnaire. */
export const answerSources = ['Self', 'Proxy', 'Clinician'] as const

export type AnswerSource = (typeof answerSources)[number]
