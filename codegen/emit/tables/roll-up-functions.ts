import type { Resource } from '#codegen/model/resource.ts'
import { type Field, fieldAt, type RollUp, type RollUpSource } from '#codegen/model/shape.ts'

/**
 * Roll-ups as SQL: for each type that keeps something of other rows (`x-rolledUp`), a function that makes it anew for one row of
 * the transaction's practice. It first locks the row and looks only then, so that of several who change something at once the
 * last one sees all. It runs as the owner, for nobody sees everything that counts; it takes no value from outside, and what a
 * label closes does not count. What an act tells (`told`) needs none. A connection plans it once, which in plain SQL took ten times as
 * long as what it does.
 */
export function rollUpFunctions(resources: readonly Resource[]): readonly string[] {
  return resources.flatMap((resource) => {
    const rolled = resource.fields.filter(({ rolledUp }) => rolledUp && rolledUp.take !== 'told')
    return rolled.length === 0 ? [] : [functionOf(resources, resource, rolled)]
  })
}

const practice = "nullif(current_setting('goldthread.practice', true), '')::uuid"

function functionOf(
  resources: readonly Resource[],
  { type, name, promoted }: Resource,
  rolled: readonly Field[],
): string {
  const row = `public.resource as r where r.practice_id = ${practice} and r.id = of_id and r.type = '${type}'`
  const made = rolled.map((field) => `'${field.name}', ${fieldValue(resources, field)}`).join(', ')
  const start = rolled.find(({ path }) => path === promoted.startAt)
  const column = start ? `, start_at = (aim.made ->> '${start.name}')::timestamptz` : ''
  const inTokens = rolled.filter(({ searchable, path }) => searchable !== false && path !== promoted.startAt)
  const head = `create or replace function goldthread_roll_up_${name.replaceAll('-', '_')}(of_id uuid) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as`
  const aim = `aim as materialized (select r.practice_id, r.id, r.patient_id, coalesce(r.rolled_up, r.content) as was, json_build_object(${made}) as made from ${row})`
  const changed = `update public.resource as r set rolled_up = aim.made${column} from aim where r.practice_id = aim.practice_id and r.id = aim.id and r.rolled_up::text is distinct from aim.made::text`
  const kept = inTokens.length === 0 ? ` ${changed}` : `, changed as (${changed}), ${tokens(type, inTokens)}`
  return `${head} $$ begin perform from ${row} for no key update; with ${aim}${kept}; end $$`
}

/** What can be searched has its tokens: the old value's goes, the new one's comes. */
function tokens(type: string, fields: readonly Field[]): string {
  const values = fields
    .map(({ name }) => `('${name}', aim.was ->> '${name}', aim.made ->> '${name}')`)
    .join(', ')
  const each = `aim cross join lateral (values ${values}) as each (field, old, fresh)`
  return `gone as (delete from public.token as t using ${each} where t.practice_id = aim.practice_id and t.type = '${type}' and t.token = each.field || '=' || each.old and t.resource_id = aim.id and each.old is distinct from each.fresh) insert into public.token (practice_id, type, token, resource_id, patient_id) select aim.practice_id, '${type}', each.field || '=' || each.fresh, aim.id, aim.patient_id from ${each} where each.fresh is not null on conflict do nothing`
}

function fieldValue(resources: readonly Resource[], { rolledUp }: Field): string {
  if (!rolledUp) return 'null'
  const values = rolledUp.of.map((source) => takenOf(resources, rolledUp, source))
  if (values.length === 1) return values.join('')
  if (rolledUp.take === 'count') return values.join(' + ')
  return `${rolledUp.take === 'latest' ? 'greatest' : 'least'}(${values.join(', ')})`
}

function takenOf(resources: readonly Resource[], rollUp: RollUp, source: RollUpSource): string {
  const from = resources.find(({ type }) => type === source.type)
  const states = source.where
    ? ` and r.status in (${source.where.map((state) => `'${state}'`).join(', ')})`
    : ''
  const ahead = rollUp.ahead ? ' and r.start_at > now()' : ''
  const having = source.having ? ` and r.content ->> '${source.having}' is not null` : ''
  const open = rollUp.evenClosed ? '' : ' and r.closed is null'
  const named =
    from?.patientField === source.by && !source.by.includes('.')
      ? 'r.patient_id = of_id'
      : `r.id in (select t.resource_id from public.token as t where t.practice_id = ${practice} and t.type = '${source.type}' and t.token = '${source.by}=' || of_id)`
  return `(select ${aggregate(from, rollUp, source)} from public.resource as r where r.practice_id = ${practice} and r.type = '${source.type}' and ${named}${states}${having}${ahead} and not r.is_deleted${open})`
}

function aggregate(from: Resource | undefined, { take }: RollUp, source: RollUpSource): string {
  const reference = `json_build_object('id', r.id, 'resourceType', '${source.type}')`
  if (take === 'count') return 'count(*)'
  if (take === 'newest') return `(array_agg(${reference} order by r.start_at desc nulls last, r.id desc))[1]`
  if (take === 'all') return `json_agg(${reference} order by r.start_at, r.id)`
  const path = source.value ?? ''
  const value = `(r.content #>> '{${path.replaceAll('.', ',')}}') collate "C"`
  if (take === 'digest')
    return `encode(sha256(convert_to(coalesce(string_agg(${value}, ',' order by ${value}), ''), 'UTF8')), 'hex')`
  const kind = take === 'latest' ? 'max' : 'min'
  const isInstant = from && fieldAt(from.fields, path)?.shape.kind === 'dateTime'
  if (isInstant && from.promoted.startAt === path)
    return `to_char(${kind}(r.start_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return `${kind}(${value})`
}
