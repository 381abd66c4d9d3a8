// Generated from schemas/resources/chat-message.json by npm run generate. Edits are lost.
import type { ChatMessage } from '../types/chat-message.ts'
import type { ChatMessageCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ChatMessageCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ChatMessage>
