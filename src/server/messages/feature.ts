import type { Feature } from '#server/operations/handler.ts'
import { channelGuard } from './channel-guard.ts'
import { chatMessageGuard } from './chat-message-guard.ts'
import { membershipGuard } from './membership-guard.ts'
import { removeMessages } from './remove-messages.ts'

/** What people write to each other inside the practice. */
export const messages = {
  handlers: {},
  guards: { Channel: channelGuard, ChannelMembership: membershipGuard, ChatMessage: chatMessageGuard },
  jobs: { RemoveMessages: removeMessages },
} satisfies Feature
