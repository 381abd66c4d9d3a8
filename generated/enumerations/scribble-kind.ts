// Generated from schemas/enumerations/scribble-kind.json by npm run generate. Edits are lost.
/** What kind of scratch note it is. */
export const scribbleKinds = ['Jot', 'Drawing', 'ProcessNote'] as const

export type ScribbleKind = (typeof scribbleKinds)[number]
