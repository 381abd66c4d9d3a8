import { isObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

/** Of a type, which rows are somebody's own, as SQL. */
export type OwnRow = { readonly type: string; readonly sql: string }

/** Of a type, which fields people of the portal change by plain writes. */
export type OwnChanges = { readonly type: string; readonly fields: readonly string[] }

/** In the generator's model, what people of the portal see of some types: their own rows, and of lists their own part. */
export type Own = {
  /** The word by which the row policies hear of somebody to whom this applies. */
  readonly circle: string
  readonly rows: readonly OwnRow[]
  readonly parts: readonly JsonObject[]
  readonly changes: readonly OwnChanges[]
  /** Acts that look to it themselves. */
  readonly within: readonly string[]
}

/** What is one's own, out of all files of `schemas/permissions`; undefined: nothing is said of it. */
export function ownOf(sources: Sources): Own | undefined {
  const files = filesOf(sources, 'permissions').flatMap(({ json }) => (isObject(json) ? [json] : []))
  const said = files.map((json) => objectAt(json, 'own')).find((own) => Object.keys(own).length > 0)
  if (!said) return undefined
  return {
    circle: textAt(said, 'circle') ?? '',
    rows: objectsAt(said, 'rows').map((row) => ({
      type: textAt(row, 'type') ?? '',
      sql: textAt(row, 'sql') ?? '',
    })),
    parts: objectsAt(said, 'parts'),
    changes: objectsAt(said, 'changes').map((each) => ({
      type: textAt(each, 'type') ?? '',
      fields: textsAt(each, 'fields'),
    })),
    within: textsAt(said, 'within'),
  }
}

/**
 * The function by which row policies judge whether a row is the actor's own, as SQL. A type of which nothing is said is nobody's own.
 * Inside the acts that look to it themselves everything is.
 */
export function ownFunctions(own: Own | undefined): readonly string[] {
  if (!own) return []
  const verdicts = own.rows.map(({ type, sql }) => `when '${type}' then ${sql}`).join(' ')
  return [
    `create or replace function goldthread_owns(kind text, owner uuid, content json) returns boolean language sql stable parallel safe cost 1 as $$ select coalesce(operation = any ('{${own.within.join(',')}}'), false) or coalesce(case kind ${verdicts} else false end, false) from (select nullif(current_setting('goldthread.profiles', true), '')::uuid[] as mine, current_setting('goldthread.operation', true) as operation) as actor $$`,
  ]
}

/** A table, with its columns, and the one that says which row of resource is meant. */
export type OwnPlace = {
  readonly table: string
  readonly row: string
  readonly columns: readonly string[]
}

/**
 * What a row policy asks of a row for the sake of it. A table without what the row says asks for the row of resource instead. For
 * everybody else, and for all other types, it costs a comparison.
 */
export function ownCondition(own: Own | undefined, { table, row, columns }: OwnPlace): string {
  if (!own) return 'true'
  const isWhole = columns.includes('content') && columns.includes('owner_id')
  const judged = isWhole
    ? 'goldthread_owns(type, owner_id, content)'
    : `exists (select from resource where resource.practice_id = ${table}.practice_id and resource.id = ${table}.${row})`
  const types = own.rows.map(({ type }) => `'${type}'`).join(', ')
  return `(type not in (${types}) or strpos(coalesce(current_setting('goldthread.circles', true), ''), '${own.circle}') = 0 or ${judged})`
}
