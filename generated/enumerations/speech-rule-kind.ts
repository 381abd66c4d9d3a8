// Generated from schemas/enumerations/speech-rule-kind.json by npm run generate. Edits are lost.
/** What a speech rule does. */
export const speechRuleKinds = ['Replace', 'Punctuation', 'Format', 'Command', 'Vocabulary'] as const

export type SpeechRuleKind = (typeof speechRuleKinds)[number]
