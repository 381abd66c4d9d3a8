import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Is this a channel, or something that stands in one? */
export function isOfChannel({ type, partition }: Pick<TypeEntry, 'type' | 'partition'>): boolean {
  return type === 'Channel' || partition === 'channel'
}

/**
 * What is said in a channel is for its members, for who opened it and for who wrote it; who moderates all channels
 * sees everything; of memberships everybody sees the own. Begins with `and`, speaks of the row as `r`, and is empty for all other types.
 */
export function membersOnly({ actor }: Pick<Opened, 'actor'>, entry: TypeEntry): RawBuilder<unknown> {
  if (entry.type === 'ChannelMembership') return membershipsOnly(actor)
  if (!isOfChannel(entry) || hasFlag(actor.granted, 'MessagingSuperAdmin')) return sql``
  const own = ownIds(actor)
  const channel = entry.type === 'Channel' ? sql`r.id::text` : sql`r.partition_key`
  return sql` and (r.owner_id = any (${own}::uuid[]) or ${channel} in (
    select m.content #>> '{channel,id}' from resource m
    where m.practice_id = ${actor.practiceId}::uuid and m.type = 'ChannelMembership' and m.owner_id = any (${own}::uuid[])
      and m.status in ('Active', 'Muted') and not m.is_deleted))`
}

/** A membership is for its member, and as far as they see the channel for those who look after it: its opener, its owners and moderators, and who moderates all. */
function membershipsOnly(actor: Opened['actor']): RawBuilder<unknown> {
  const own = ownIds(actor)
  const looksAfter = hasFlag(actor.granted, 'MessagingSuperAdmin')
    ? sql`true`
    : sql`(c.owner_id = any (${own}::uuid[]) or exists (
        select from resource m
        where m.practice_id = ${actor.practiceId}::uuid and m.type = 'ChannelMembership' and m.owner_id = any (${own}::uuid[])
          and m.status in ('Active', 'Muted') and m.kind in ('Owner', 'Moderator') and not m.is_deleted
          and m.content #>> '{channel,id}' = c.id::text))`
  return sql` and (r.owner_id = any (${own}::uuid[]) or exists (
    select from resource c
    where c.practice_id = ${actor.practiceId}::uuid and c.type = 'Channel'
      and c.id = (r.content #>> '{channel,id}')::uuid and ${looksAfter}))`
}
