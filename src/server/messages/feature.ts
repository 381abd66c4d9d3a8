import type { Feature } from '#server/operations/handler.ts'
import { chatMessageGuard } from './chat-message-guard.ts'

/** What people write to each other inside the practice. */
export const messages = { handlers: {}, guards: { ChatMessage: chatMessageGuard } } satisfies Feature
