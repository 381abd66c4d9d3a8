import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Document, Meta, StoredDocument } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { seenGlobally } from '#server/stores/reach/seen-globally.ts'
import { named, shown } from '#server/stores/references/shown.ts'
import { type Loaded, type RowStore, staleVersion } from '#server/stores/row-store.ts'
import { masksOf, type Searched, searchIn } from '#server/stores/search/search-rows.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { duplicateOf } from './duplicate-of.ts'
import { uniqueSystem, uniqueValue } from './identifiers-of.ts'
import type { IdentifierRow, Writing } from './insert-row-query.ts'
import { authorOf, prepareRow } from './prepare-row.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The rows of a global type. A Person is seen only by those who share a practice with it, by itself, and by the registry; an
 * announcement by the practice that wrote it, or by those to whom the vendor addresses it.
 */
export function globalRows(opened: Opened, entry: TypeEntry): RowStore {
  const loadAny = async (id: string): Promise<Outcome<Loaded>> => {
    const document = await loadGlobal(opened, entry, id)
    return document ? succeeded({ document, isLocked: false }) : failed({ kind: 'missing' })
  }
  return {
    load: async (id) => {
      const found = await loadAny(id)
      return found.ok && found.value.document.meta.isDeleted ? failed({ kind: 'gone' }) : found
    },
    loadAny,
    loadVersion: (id, versionId) => loadGlobalVersion(opened, entry, { id, versionId }),
    search: (search) => searchIn(opened, entry, { search, searched: globalTables(opened, entry) }),
    insert: (row, options) => write(opened, entry, { after: row, id: options.id ?? opened.newId() }),
    replace: ({ document }, next) => write(opened, entry, { before: document, after: next, id: document.id }),
    mark: ({ document }, isDeleted) =>
      write(opened, entry, {
        before: document,
        after: { ...document, meta: { ...document.meta, isDeleted } },
        id: document.id,
      }),
    shown: (documents, names) => shown(opened, entry, { documents, names }),
    named: (documents, names) => named(opened, entry, { documents, names }),
  }
}

async function loadGlobal(opened: Opened, entry: TypeEntry, id: string): Promise<StoredDocument | undefined> {
  if (!uuid.test(id)) return undefined
  const { rows } = await sql<{ content: StoredDocument }>`
    select r.content from global_resource r
    where r.id = ${id}::uuid and r.type = ${entry.type} and ${seenGlobally(opened, entry.type)}`.execute(
    opened.transaction,
  )
  return rows[0]?.content
}

async function loadGlobalVersion(
  opened: Opened,
  entry: TypeEntry,
  asked: { readonly id: string; readonly versionId: string },
): Promise<Outcome<StoredDocument>> {
  const current = await loadGlobal(opened, entry, asked.id)
  if (!current || !/^[1-9]\d{0,17}$/.test(asked.versionId)) return failed({ kind: 'missing' })
  if (current.meta.isDeleted) return failed({ kind: 'gone' })
  if (current.meta.versionId === asked.versionId) return succeeded(current)
  const { rows } = await sql<{ content: StoredDocument }>`
    select content from global_resource_history
    where id = ${current.id}::uuid and version_id = ${asked.versionId}::bigint and not is_deleted`.execute(
    opened.transaction,
  )
  const [row] = rows
  return row
    ? succeeded({ ...row.content, meta: { ...row.content.meta, isHistorical: true } })
    : failed({ kind: 'missing' })
}

function globalTables(opened: Opened, entry: TypeEntry): Searched {
  return {
    table: sql`global_resource`,
    rows: sql`r.type = ${entry.type} and ${seenGlobally(opened, entry.type)}`,
    tables: {
      hasColumns: false,
      masks: masksOf(opened),
      tokensWhere: (condition) =>
        sql`r.id in (select t.resource_id from global_token t where t.type = ${entry.type} and ${condition})`,
    },
  }
}

type Change = { readonly id: string; readonly before?: StoredDocument; readonly after: Document }

async function write(opened: Opened, entry: TypeEntry, change: Change): Promise<Outcome<StoredDocument>> {
  const prepared = await prepareRow(opened, {
    entry,
    ...change,
    meta: metaOf(opened, change),
    isLocked: false,
    options: {},
  })
  if (!prepared.ok) return prepared

  try {
    const isWritten = change.before
      ? await replaceGlobal(opened, prepared.value, change.before.meta.versionId)
      : await insertGlobal(opened, prepared.value)
    if (!isWritten) return failed(staleVersion(change.before?.meta.versionId ?? '1'))
    await writeTokens(opened, prepared.value)
    await writeIdentifiers(opened, prepared.value)
    opened.memory.forget(opened.actor.practiceId, change.id)
    opened.foundNames.clear()
    return succeeded(prepared.value.document)
  } catch (error) {
    const duplicate = duplicateOf(error, prepared.value)
    if (duplicate) return failed(duplicate)
    throw error
  }
}

function metaOf(opened: Opened, { before, after }: Change): Meta {
  const author = authorOf(opened)
  const { isDeleted, shape } = membersOf(after.meta)
  return {
    versionId: before ? String(BigInt(before.meta.versionId) + 1n) : '1',
    lastModified: opened.now.iso,
    lastModifiedBy: author,
    created: before?.meta.created ?? opened.now.iso,
    createdBy: before?.meta.createdBy ?? author,
    isDeleted: isDeleted === true,
    isHistorical: false,
    hasTransformations: false,
    resourceSystem: before?.meta.resourceSystem ?? 'app',
    ...(typeof shape === 'number' && { shape }),
  }
}

/** The one text that is unique within a global type, whatever the case: a networkId, a loginName, the name of a secret. */
function keyOf({ type, document }: Writing): string | null {
  const [paths] = entryNamed(type)?.unique ?? []
  return (paths && uniqueValue(paths, document, (text) => text.toLowerCase())) ?? null
}

async function insertGlobal(opened: Opened, writing: Writing): Promise<boolean> {
  const { document, content, type, columns } = writing
  await sql`
    with entry as (insert into global_resource (id, type, version_id, last_modified, key, name, content)
      values (${document.id}::uuid, ${type}, 1, ${opened.now.iso}::timestamptz, ${keyOf(writing)}, ${columns.name}, ${content}::json))
    insert into global_resource_history (id, version_id, type, last_modified, is_deleted, actor_id, content)
    values (${document.id}::uuid, 1, ${type}, ${opened.now.iso}::timestamptz, false, ${opened.actor.personId}::uuid, ${content}::json)`.execute(
    opened.transaction,
  )
  return true
}

async function replaceGlobal(opened: Opened, writing: Writing, expected: string): Promise<boolean> {
  const { document, type, columns } = writing
  const { rows } = await sql<{ written: string }>`
    with changed as (update global_resource set version_id = ${document.meta.versionId}::bigint, last_modified = ${opened.now.iso}::timestamptz,
          is_deleted = ${document.meta.isDeleted}::boolean, key = ${keyOf(writing)}, name = ${columns.name}, content = ${writing.content}::json
        where id = ${document.id}::uuid and type = ${type} and version_id = ${expected}::bigint
        returning id, version_id, type, last_modified, is_deleted, content),
      history as (insert into global_resource_history (id, version_id, type, last_modified, is_deleted, actor_id, content)
        select id, version_id, type, last_modified, is_deleted, ${opened.actor.personId}::uuid, content from changed)
    select count(*) as written from changed`.execute(opened.transaction)
  return rows[0]?.written === '1'
}

async function writeTokens({ transaction }: Opened, { tokens, document, type }: Writing): Promise<void> {
  if (tokens.removed.length > 0)
    await sql`delete from global_token where type = ${type} and token = any (${tokens.removed}::text[])
      and resource_id = ${document.id}::uuid`.execute(transaction)
  if (tokens.added.length > 0)
    await sql`insert into global_token (type, token, resource_id)
      select ${type}, each, ${document.id}::uuid from unnest(${tokens.added}::text[]) as each`.execute(
      transaction,
    )
}

/** Identifiers are unique within a global type; what a type declares unique stands in the row's key. */
async function writeIdentifiers(
  { transaction }: Opened,
  { identifiers, document, type }: Writing,
): Promise<void> {
  const isNamed = ({ system }: IdentifierRow) => !system.startsWith(uniqueSystem([]))
  const [removed, added] = [identifiers.removed.filter(isNamed), identifiers.added.filter(isNamed)]
  if (removed.length > 0)
    await sql`delete from global_identifier where type = ${type} and resource_id = ${document.id}::uuid
      and (system, value) in (select named.system, named.value
        from json_to_recordset(${JSON.stringify(removed)}::json) as named (system text, value text))`.execute(
      transaction,
    )
  if (added.length > 0)
    await sql`insert into global_identifier (type, system, value, resource_id)
      select ${type}, named.system, named.value, ${document.id}::uuid
      from json_to_recordset(${JSON.stringify(added)}::json) as named (system text, value text)`.execute(
      transaction,
    )
}
