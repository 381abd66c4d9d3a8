import type { Channel } from '#generated/types/channel.ts'
import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { lackingToOpen } from './lacking-to-open.ts'

/** Who opens a channel of which type says the flag that the type asks for; a type stays what it is. */
export const channelGuard: Guard<'Channel'> = {
  beforeWrite: ({ actor }, { operation, before, after }) => {
    const isOpened = operation === 'restore' || before === undefined
    const lacking = isOpened ? lackingToOpen(actor, after.type) : undefined
    return Promise.resolve(
      lacking === undefined ? succeeded<Channel>(after) : failed({ kind: 'forbidden', permission: lacking }),
    )
  },
}
