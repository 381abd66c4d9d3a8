import type { ChannelMembership } from '#generated/types/channel-membership.ts'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const inside: readonly string[] = ['Active', 'Muted']

/** A membership says since when somebody is out of the channel: the server writes it when he leaves or is removed, and takes it away when he is back (schemas/resources/channel-membership.json). */
export const membershipGuard: Guard<'ChannelMembership'> = {
  beforeWrite: ({ now }, { operation, before, after }) => {
    const { leftAt = now.iso, ...others } = after
    const isOut = !inside.includes(after.state)
    const isNew = before === undefined || inside.includes(before.state)
    const left = isNew ? now.iso : leftAt
    const changes = operation === 'create' || operation === 'update'
    return Promise.resolve(
      succeeded<ChannelMembership>(changes ? { ...others, ...(isOut && { leftAt: left }) } : after),
    )
  },
}
