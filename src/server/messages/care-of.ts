import type { ChannelMemberRole } from '#generated/enumerations/channel-member-role.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** How far somebody looks after a channel. */
export type Care = 'Owner' | 'Moderator' | 'Nobody'

const inside: readonly string[] = ['Active', 'Muted']

/** How far the actor looks after a channel: its opener, who moderates all channels, and members by their role. */
export async function careOf(context: Context, channelId: string): Promise<Outcome<Care>> {
  const role = await roleIn(context, channelId)
  if (!role.ok) return role
  return succeeded(role.value === 'Owner' || role.value === 'Moderator' ? role.value : 'Nobody')
}

/** As what the actor is in a channel: its opener and who moderates all channels count as owners; undefined for whoever is not in it. */
export async function roleIn(
  { actor, stores }: Context,
  channelId: string,
): Promise<Outcome<ChannelMemberRole | undefined>> {
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
  return succeeded(found?.value.rows.find(({ state }) => inside.includes(state))?.role)
}

/** Is somebody with this state in the channel? */
export function isInside(state: string): boolean {
  return inside.includes(state)
}
