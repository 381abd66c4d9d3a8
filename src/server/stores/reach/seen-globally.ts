import { type RawBuilder, sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/**
 * Which rows of a global type an actor sees, whether he reads them or they are only named: people of the own practice, oneself
 * and the installation's own account; announcements of the own practice and the vendor's to it. Speaks of the row as `r`.
 */
export function seenGlobally({ actor }: Pick<Opened, 'actor'>, type: string): RawBuilder<unknown> {
  if (hasFlag(actor.granted, 'RegistryAccess')) return sql`true`
  if (type === 'Announcement')
    return sql`(r.content #>> '{practice,id}' = ${actor.practiceId}::text or (r.content #>> '{practice,id}' is null
      and (coalesce(r.content #>> '{audience,practices}', '[]') in ('[]', '')
        or strpos(r.content #>> '{audience,practices}', ${actor.practiceId}::text) > 0)))`
  if (type !== 'Person') return sql`true`
  const token = `profiles.practice=${actor.practiceId}`
  return sql`(r.id = ${actor.personId}::uuid or r.id in (select t.resource_id from global_token t
    where t.type = 'Person' and t.token = ${token}))`
}
