import type { Channel } from '#generated/types/channel.ts'
import type { Guard } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { careOf } from './care-of.ts'
import { lackingToOpen } from './lacking-to-open.ts'

/** What a channel is and how long it keeps what is said. */
const looked = ['name', 'description', 'avatar', 'archived', 'retentionDays', 'memberSync'] as const

/**
 * Who opens a channel of which type says the flag that the type asks for; a type stays what it is. Its name, and whether and how long it
 * is written in and kept, is changed by those who look after it; between a few people who write to each other each of them may.
 */
export const channelGuard: Guard<'Channel'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const isOpened = operation === 'restore' || before === undefined
    const lacking = isOpened ? lackingToOpen(context.actor, after.type) : undefined
    if (lacking !== undefined) return failed({ kind: 'forbidden', permission: lacking })
    const isLooked = before !== undefined && looked.some((name) => !sameStored(before[name], after[name]))
    if (!isLooked || after.type === 'Direct') return succeeded<Channel>(after)
    const care = await careOf(context, after.id)
    if (!care.ok) return care
    return care.value === 'Nobody'
      ? failed({ kind: 'forbidden', permission: 'Channel:Update', because: 'messages.looks-after' })
      : succeeded<Channel>(after)
  },
}
