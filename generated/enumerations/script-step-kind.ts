// Generated from schemas/enumerations/script-step-kind.json by npm run generate. Edits are lost.
/** What happens in a step. */
export const scriptStepKinds = ['Say', 'Ask', 'Observe', 'Branch', 'Timer', 'SetValue', 'End'] as const

export type ScriptStepKind = (typeof scriptStepKinds)[number]
