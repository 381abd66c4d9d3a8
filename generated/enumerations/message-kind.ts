// Generated from schemas/enumerations/message-kind.json by npm run generate. Edits are lost.
/** What a message carries. */
export const messageKinds = ['Text', 'File', 'System', 'NoteLink'] as const

export type MessageKind = (typeof messageKinds)[number]
