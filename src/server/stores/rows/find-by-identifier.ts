import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { digestWith, isSocialSecurity, maskedToken, numberMaskOf, numbers } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { seenGlobally } from '#server/stores/reach/seen-globally.ts'
import { tokenValue } from '#server/stores/tokens-of.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { fold } from '#shared/words/fold.ts'
import { uniqueSystem } from './identifiers-of.ts'

type Asked = { readonly system: string; readonly value: string }

/**
 * The ids of rows with this identifier that the actor sees; an empty system stands for any. What a type declares unique is found
 * too, however it is written. A social security number is found by those alone who may read it.
 */
export async function findByIdentifier(
  opened: Opened,
  entry: TypeEntry,
  asked: Asked,
): Promise<readonly string[]> {
  if (entry.scope === 'global') return findGlobal(opened, entry, asked)
  const { transaction, actor } = opened
  const { rows } = await sql<{ resource_id: string }>`
    select distinct i.resource_id from identifier i
    where i.practice_id = ${actor.practiceId}::uuid and i.type = ${entry.type} and (${named(asked)} or ${declared(entry, asked)})
      and exists (select from resource r where r.practice_id = i.practice_id and r.id = i.resource_id)
    limit 2`.execute(transaction)
  const plain = rows.map(({ resource_id }) => resource_id)
  return [...new Set([...plain, ...(await findByNumber(opened, entry, asked))])]
}

function named({ system, value }: Asked): RawBuilder<unknown> {
  const ofSystem = system === '' ? sql`` : sql` and system = ${system}`
  return sql`(value = ${value}${ofSystem})`
}

/** A declared uniqueness stands folded among the identifiers, under a system of its own. */
function declared({ unique }: TypeEntry, { system, value }: Asked): RawBuilder<unknown> {
  const systems = unique.map(uniqueSystem).filter((each) => system === '' || system === each)
  return sql`(system = any (${systems}::text[]) and value = ${fold(value)})`
}

/** Of a global type what is declared unique is the row's key. */
async function findGlobal(
  { transaction, actor }: Opened,
  entry: TypeEntry,
  asked: Asked,
): Promise<readonly string[]> {
  const [paths] = entry.unique
  const isKey = paths !== undefined && (asked.system === '' || asked.system === uniqueSystem(paths))
  const key = isKey ? asked.value.toLowerCase() : null
  const { rows } = await sql<{ id: string }>`
    select r.id from global_resource r
    where not r.is_deleted and ${seenGlobally({ actor }, entry.type)}
      and r.id in (select id from global_resource where type = ${entry.type} and key = ${key}
        union all select resource_id from global_identifier where type = ${entry.type} and ${named(asked)})
    limit 2`.execute(transaction)
  return rows.map(({ id }) => id)
}

async function findByNumber(opened: Opened, entry: TypeEntry, asked: Asked): Promise<readonly string[]> {
  const { transaction, actor, sealingKey } = opened
  const path = `${numbers}.value`
  const flag = numberMaskOf(entry, path)
  if (flag === undefined || !hasFlag(actor.granted, flag)) return []
  const token = maskedToken(path, digestWith(sealingKey)(path, tokenValue('text', asked.value) ?? ''))
  const { rows } = await sql<{ id: string; content: Document }>`
    select r.id, r.content from token t
    join resource r on r.practice_id = t.practice_id and r.id = t.resource_id and not r.is_deleted
    where t.practice_id = ${actor.practiceId}::uuid and t.type = ${entry.type} and t.token = ${token}`.execute(
    transaction,
  )
  return rows.filter(({ content }) => hasNumber(content, asked)).map(({ id }) => id)
}

function hasNumber(content: Document, { system, value }: Asked): boolean {
  const identifiers = Array.isArray(content[numbers]) ? content[numbers] : []
  return identifiers.some(
    (each) =>
      isDocument(each) &&
      isSocialSecurity(each) &&
      each.value === value &&
      (system === '' || each.system === system),
  )
}
