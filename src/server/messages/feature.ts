import type { Feature } from '#server/operations/handler.ts'
import { channelGuard } from './channel-guard.ts'
import { chatMessageGuard } from './chat-message-guard.ts'

/** What people write to each other inside the practice. */
export const messages = {
  handlers: {},
  guards: { Channel: channelGuard, ChatMessage: chatMessageGuard },
} satisfies Feature
