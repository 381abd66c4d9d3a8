import { objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import type { OwnPlace } from './own.ts'

/** In the generator's model, a type whose rows say whom they are shared with. */
export type Shared = {
  readonly type: string
  /** The field that names the owner of a row. */
  readonly owner: string
  readonly sql: string
  /** Flags whose holders see all of its rows. */
  readonly seeingAll: readonly string[]
  /** What others than the owner of a row change of it. */
  readonly changes: readonly string[]
  /** The fields that say whom a row is shared with. */
  readonly sharing: readonly string[]
}

/** What is shared, out of all files of `schemas/permissions`. */
export function sharedOf(sources: Sources): readonly Shared[] {
  return filesOf(sources, 'permissions').flatMap(({ json }) =>
    objectsAt(json, 'shared').map((each) => ({
      type: textAt(each, 'type') ?? '',
      owner: textAt(each, 'owner') ?? '',
      sql: textAt(each, 'sql') ?? '',
      seeingAll: textsAt(each, 'seeingAll'),
      changes: textsAt(each, 'changes'),
      sharing: textsAt(each, 'sharing'),
    })),
  )
}

/** The function by which row policies judge whether a row is shared with the actor, as SQL. A type of which nothing is said is shared with nobody. */
export function sharedFunctions(shared: readonly Shared[]): readonly string[] {
  if (shared.length === 0) return []
  const verdicts = shared.map(({ type, sql, seeingAll }) => {
    const all = `circles && '{${['everyLabel', ...seeingAll].join(',')}}'::text[]`
    return `when '${type}' then coalesce(${all}, false) or ${sql}`
  })
  const isActing = "coalesce('ActsForAnother' = any (said), false)"
  return [
    `create or replace function goldthread_shares(kind text, owner uuid, content json) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce(case kind ${verdicts.join(' ')} else false end, false) from (select case when ${isActing} then null else profile end as me, case when ${isActing} then null else said end as circles from (select nullif(current_setting('goldthread.profile', true), '')::uuid as profile, nullif(current_setting('goldthread.circles', true), '')::text[] as said) as setting) as actor $$`,
  ]
}

/** What a row policy asks of a row for the sake of it: of what it was and of what is told of it, whether the row is shared with the actor now. */
export function sharedCondition(shared: readonly Shared[], { table, row }: OwnPlace): string {
  if (shared.length === 0) return 'true'
  const judged =
    table === 'resource'
      ? 'goldthread_shares(type, owner_id, content)'
      : `exists (select from resource where resource.practice_id = ${table}.practice_id and resource.id = ${table}.${row})`
  return `(type not in (${shared.map(({ type }) => `'${type}'`).join(', ')}) or ${judged})`
}
