import { sql } from 'kysely'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { localDate } from '#shared/time/local-moment.ts'

type Found = {
  readonly owner: string
  readonly delegate: string
  readonly start: string | null
  readonly end: string | null
}

/**
 * Who signs for whom today while he is out of office, among these people: of their preferences, which nobody else reads,
 * no more than this. The acting person is among them only for those who may co-sign themselves.
 */
export async function standInsFor(
  { transaction, actor, now }: Context,
  people: readonly Reference[],
  timezone: string,
): Promise<readonly { readonly of: string; readonly by: string }[]> {
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows } = await sql<Found>`
    select owner_id as owner, content #>> '{outOfOffice,delegate,id}' as delegate,
           content #>> '{outOfOffice,period,start}' as start, content #>> '{outOfOffice,period,end}' as end
    from resource
    where practice_id = ${actor.practiceId}::uuid and type = 'PersonalPreferences' and not is_deleted
      and owner_id = any (${ids}::uuid[]) and content #> '{outOfOffice,delegate}' is not null`.execute(
    transaction,
  )
  const today = localDate(now.iso, timezone)
  return rows
    .filter(({ start, end }) => (start ?? today) <= today && today <= (end ?? today))
    .map(({ owner, delegate }) => ({ of: owner, by: delegate }))
    .filter(({ of, by }) => by !== actor.profile?.id || actor.standsInFor?.includes(of) === true)
}
