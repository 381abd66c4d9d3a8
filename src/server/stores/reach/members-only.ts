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
 * sees everything. Begins with `and`, speaks of the row as `r`, and is empty for all other types.
 */
export function membersOnly({ actor }: Pick<Opened, 'actor'>, entry: TypeEntry): RawBuilder<unknown> {
  if (!isOfChannel(entry) || hasFlag(actor.granted, 'MessagingSuperAdmin')) return sql``
  const own = ownIds(actor)
  const channel = entry.type === 'Channel' ? sql`r.id::text` : sql`r.partition_key`
  return sql` and (r.owner_id = any (${own}::uuid[]) or ${channel} in (
    select m.content #>> '{channel,id}' from resource m
    where m.practice_id = ${actor.practiceId}::uuid and m.type = 'ChannelMembership' and m.owner_id = any (${own}::uuid[])
      and m.status in ('Active', 'Muted') and not m.is_deleted))`
}
