import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, type Meta, type StoredDocument } from '#server/stores/document.ts'
import { readsClosed } from '#server/stores/labels/belongs-to-query.ts'
import type { Opened } from '#server/stores/opened.ts'
import { changeTeam, replaceConfidential } from '#server/stores/reach/change-team-query.ts'
import { ownsRow } from '#server/stores/reach/owns-row-query.ts'
import { isConfidential } from '#server/stores/reach/team-of.ts'
import { isCommon } from '#server/stores/references/find-displays.ts'
import { named, shown } from '#server/stores/references/shown.ts'
import { linesMeant, successorOf } from '#server/stores/references/successors.ts'
import { rollUp } from '#server/stores/rollups/roll-up-query.ts'
import { type Loaded, type RowStore, staleVersion } from '#server/stores/row-store.ts'
import { searchRows } from '#server/stores/search/search-rows.ts'
import type { WriteOptions } from '#server/stores/store.ts'
import { searchSummaries } from '#server/stores/summary/search-summaries.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { changeReach } from './change-reach.ts'
import { duplicateOf } from './duplicate-of.ts'
import { insertRow, replaceRow, unlock, type Writing } from './insert-row-query.ts'
import { isNarrower } from './is-narrower.ts'
import { loadRow, loadVersion } from './load-row-query.ts'
import { mayWriteLocked } from './may-write-locked.ts'
import { authorOf, type Preparing, prepareRow } from './prepare-row.ts'
import { spreadLabels } from './spread-labels.ts'

/** The rows of one practice type for one actor. */
export function practiceRows(opened: Opened, entry: TypeEntry): RowStore {
  const load = async (id: string, deleted: 'gone' | 'answered'): Promise<Outcome<Loaded>> => {
    const loaded = await loadRow(opened, entry, id)
    if (!loaded) return failed({ kind: 'missing' })
    if (loaded.document.meta.isDeleted && deleted === 'gone') return goneInto(entry, loaded.document)
    return succeeded(loaded)
  }
  return {
    load: (id) => load(id, 'gone'),
    loadAny: (id) => load(id, 'answered'),
    loadVersion: (id, versionId) => loadVersion(opened, entry, { id, versionId }),
    search: (search) => searchRows(opened, entry, { search }),
    summaries: (search) => searchSummaries(opened, entry, search),
    insert: (row, options) => insert(opened, entry, { row, options }),
    replace: (loaded, next, options) => replace(opened, entry, { loaded, next, options }),
    mark: (loaded, isDeleted) =>
      replace(opened, entry, { loaded, next: marked(loaded.document, isDeleted), options: {} }),
    shown: (documents, names) => shown(opened, entry, { documents, names }),
    named: (documents, names) => named(opened, entry, { documents, names }),
  }
}

async function insert(
  opened: Opened,
  entry: TypeEntry,
  { row, options }: { readonly row: Document; readonly options: WriteOptions & { readonly id?: string } },
): Promise<Outcome<StoredDocument>> {
  const id = options.id ?? opened.newId()
  const prepared = await prepareRow(opened, {
    entry,
    id,
    after: row,
    meta: firstMeta(opened, row),
    isLocked: options.lock === 'lock',
    options,
  })
  if (!prepared.ok) return prepared
  const { document, meant } = prepared.value
  const kept = await keptInSight(opened, entry, prepared.value)
  if (!kept.ok) return kept

  const stored = await guarded(opened, prepared.value, async () => {
    // Both leave at once; where the row is refused, so is the team.
    const [, given] = await Promise.all([
      insertRow(opened, prepared.value),
      changeTeam(opened, [], linesMeant(entry, document, meant)),
    ])
    if (!given.ok) return given
    if (isConfidential(entry, document)) await replaceConfidential(opened, [id], true)
    rollUp(opened, entry, { after: meant })
    return succeeded(undefined)
  })
  if (!stored.ok) return stored
  keepNames(opened, prepared.value)
  return succeeded(document)
}

async function replace(
  opened: Opened,
  entry: TypeEntry,
  {
    loaded,
    next,
    options,
  }: { readonly loaded: Loaded; readonly next: Document; readonly options: WriteOptions },
): Promise<Outcome<StoredDocument>> {
  const { document: before, isLocked } = loaded
  if (isLocked && !mayWriteLocked(opened.operation))
    return failed({ kind: 'locked', because: 'stores.locked' })

  const change: Preparing = {
    entry,
    id: before.id,
    before,
    after: next,
    meta: nextMeta(opened, before, next),
    isLocked: options.lock === undefined ? isLocked : options.lock === 'lock',
    options,
  }
  const prepared = await prepareRow(opened, change)
  if (!prepared.ok) return prepared
  const { document, meant, wasMeant = before } = prepared.value
  const kept = await keptInSight(opened, entry, prepared.value)
  if (!kept.ok) return kept

  const stored = await guarded(opened, prepared.value, async () => {
    if (isLocked) await unlock(opened, prepared.value, before.meta.versionId)
    if (!(await replaceRow(opened, prepared.value, before.meta.versionId)))
      return failed(staleVersion(await storedVersion(opened, entry, before)))
    const given = await changeReach(opened, entry, { before, wasMeant, document, meant })
    if (!given.ok) return given
    rollUp(opened, entry, { before: wasMeant, after: meant })
    await spreadLabels(opened, entry, { before, document, closed: prepared.value.columns.closed })
    if (isNarrower(entry, { before, document })) opened.narrowed()
    return succeeded(undefined)
  })
  if (!stored.ok) return stored
  keepNames(opened, prepared.value)
  if (isCommon(entry.type)) opened.memory.forget(opened.actor.practiceId, before.id)
  return succeeded(document)
}

/** Nobody writes a row that its labels then keep from himself, or that is then no longer his own; a row without labels is not asked about. */
async function keptInSight(
  opened: Opened,
  entry: TypeEntry,
  { document, columns }: Writing,
): Promise<Outcome<void>> {
  const { closed, patientId, ownerId } = columns
  if (!(await ownsRow(opened, entry, { document, ownerId }))) return refuse('', 'stores.own-only')
  if (closed === null) return succeeded(undefined)
  const reads = await readsClosed(opened, { id: document.id, patientId }, closed)
  return reads ? succeeded(undefined) : refuse('/meta/securityLabels', 'stores.label-shuts-out')
}

/** The database's own no to a doubled identifier becomes a conflict with 2003. */
async function guarded(
  opened: Opened,
  writing: Writing,
  write: () => Promise<Outcome<void>>,
): Promise<Outcome<void>> {
  try {
    return await write()
  } catch (error) {
    const duplicate = duplicateOf(error, writing)
    if (duplicate) return failed(duplicate)
    throw error
  } finally {
    opened.memory.forget(opened.actor.practiceId, writing.document.id)
    opened.foundNames.clear()
  }
}

/** What was called by name for this very write need not be asked for its answer. */
function keepNames({ foundNames }: Opened, { names }: Writing): void {
  for (const [id, display] of names) foundNames.set(id, display)
}

async function storedVersion(opened: Opened, entry: TypeEntry, before: StoredDocument): Promise<string> {
  return (await loadRow(opened, entry, before.id))?.document.meta.versionId ?? before.meta.versionId
}

function firstMeta(opened: Opened, row: Document): Meta {
  const { securityLabels: labels, shape } = membersOf(row.meta)
  const author = authorOf(opened)
  return {
    versionId: '1',
    lastModified: opened.now.iso,
    lastModifiedBy: author,
    created: opened.now.iso,
    createdBy: author,
    isDeleted: false,
    isHistorical: false,
    hasTransformations: false,
    resourceSystem: 'app',
    ...(Array.isArray(labels) && { securityLabels: labels }),
    ...(typeof shape === 'number' && { shape }),
  }
}

function nextMeta(opened: Opened, before: StoredDocument, next: Document): Meta {
  const { isDeleted } = membersOf(next.meta)
  const { securityLabels: old, ...kept } = before.meta
  const labels = isDocument(next.meta) ? next.meta.securityLabels : old
  return {
    ...kept,
    ...(Array.isArray(labels) && { securityLabels: labels }),
    versionId: String(BigInt(before.meta.versionId) + 1n),
    lastModified: opened.now.iso,
    lastModifiedBy: authorOf(opened),
    isDeleted: typeof isDeleted === 'boolean' ? isDeleted : before.meta.isDeleted,
    isHistorical: false,
    hasTransformations: false,
  }
}

/** A deleted row is gone; of one that was merged into another, its readers are told into which. */
function goneInto({ type }: TypeEntry, document: StoredDocument): Outcome<never> {
  const mergedInto = successorOf(type, document)
  return failed({ kind: 'gone', ...(mergedInto !== undefined && { mergedInto }) })
}

function marked(document: StoredDocument, isDeleted: boolean): StoredDocument {
  return { ...document, meta: { ...document.meta, isDeleted } }
}
