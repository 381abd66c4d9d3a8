import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** How far somebody looks after a channel. */
export type Care = 'Owner' | 'Moderator' | 'Nobody'

const inside: readonly string[] = ['Active', 'Muted']

/** How far the actor looks after a channel: its opener, who moderates all channels, and members by their role. */
export async function careOf({ actor, stores }: Context, channelId: string): Promise<Outcome<Care>> {
  if (hasFlag(actor.granted, 'MessagingSuperAdmin')) return succeeded('Owner')
  const ids = ownIds(actor)
  const channel = await stores.of('Channel').get(channelId)
  if (channel.ok && ids.some((id) => id === channel.value.author.id)) return succeeded('Owner')
  const filters = [
    { field: 'channel', op: 'eq', value: channelId } as const,
    { field: 'member', op: 'eq', value: ids[0] ?? '' } as const,
  ]
  const found = ids.length === 0 ? undefined : await stores.of('ChannelMembership').find({ filters })
  if (found && !found.ok) return found
  const role = found?.value.rows.find(({ state }) => inside.includes(state))?.role
  return succeeded(role === 'Owner' || role === 'Moderator' ? role : 'Nobody')
}

/** Is somebody with this state in the channel? */
export function isInside(state: string): boolean {
  return inside.includes(state)
}
