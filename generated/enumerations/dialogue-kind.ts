// Generated from schemas/enumerations/dialogue-kind.json by npm run generate. Edits are lost.
/** What kind of guided conversation it is. */
export const dialogueKinds = ['GuidedInterview', 'RoutineObservation', 'Assistant'] as const

export type DialogueKind = (typeof dialogueKinds)[number]
