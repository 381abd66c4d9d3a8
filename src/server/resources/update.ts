import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { type Document, isDocument, type StoredDocument } from '#server/stores/document.ts'
import { changeShared } from '#server/stores/reach/change-shared.ts'
import { isDisplayOf } from '#server/stores/references/display-of.ts'
import { masked } from '#server/stores/references/masked.ts'
import { namesOthers, withoutSuccessors } from '#server/stores/references/successors.ts'
import { type Loaded, staleVersion } from '#server/stores/row-store.ts'
import { lastKept } from '#server/stores/rows/last-kept.ts'
import { mayWriteLocked } from '#server/stores/rows/may-write-locked.ts'
import { withDefaults } from '#server/stores/rows/prepare-row.ts'
import type { WriteOptions } from '#server/stores/store.ts'
import { renewedBody, renewedOperations } from '#server/stores/upcast/renewed-body.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import { readOperations } from '#shared/patch/read-operations.ts'
import { checkChange, checkTheirs } from './check-change.ts'
import { errorAsWritten } from './check-transitions.ts'
import { keptWithin } from './kept-within.ts'
import { checkSeen, withHiddenParts } from './with-hidden-parts.ts'

const historyEvery = 10 * 60_000

/** Replaces a row by the resource as a caller sends it whole. What the server owns may be left out; when it is there, it must be as stored. */
export const update: PlainHandler = async (call) => {
  const given = call.input.body
  if (!isDocument(given)) return failed({ kind: 'malformed', what: 'http.object-expected' })
  const loaded = await loadCurrent(call)
  if (!loaded.ok) return loaded
  if (membersOf(given.meta).hasTransformations === true)
    return refuse('/meta/hasTransformations', 'stores.has-transformations')

  const { document } = loaded.value
  if (given.display !== undefined && !isDisplayOf(document.display, given.display))
    return refuse('/display', 'stores.server-owned')
  const body = withoutFollowing(call, renewedBody(call.entry, given, document))
  const { resourceType, partition, display } = document
  const own = await withItsOwn(call, document, body)
  const whole = withHiddenParts(call, document, own)
  if (!whole.ok) return whole
  const kept = leftOut(document, whole.value, call.entry.serverOwned)
  return write(call, loaded.value, { resourceType, partition, ...kept, ...whole.value, display })
}

/** A body names successors of what the row names only where one of them was merged away: then it leads to rows that the row does not. */
async function withItsOwn(
  { entry, rows }: PlainCall,
  document: StoredDocument,
  body: Document,
): Promise<Document> {
  if (!namesOthers(entry, document, body)) return body
  const [shown = document] = await rows.shown([document])
  return withoutSuccessors(entry, { stored: document, shown }, body)
}

/** What is rolled up, or follows from the day, moves on without a version, so a copy of this version may be older there: what it says of that is left out. */
function withoutFollowing({ entry, guard }: PlainCall, body: Document): Document {
  const { rolledUp = [] } = entry
  const names = new Set([...rolledUp.map(({ field }) => field), ...(guard.today?.fields ?? [])])
  return names.size === 0
    ? body
    : Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)))
}

/** What is stored in those fields that a body does not name. */
function leftOut(stored: Document, body: Document, names: readonly string[]): Document {
  return Object.fromEntries(
    names.flatMap((name) =>
      body[name] === undefined && stored[name] !== undefined ? [[name, stored[name]]] : [],
    ),
  )
}

/** A list of operations on the resource as their author sees it; a stale one is refused before it is tried. */
export const patch: PlainHandler = async (call) => {
  const operations = readOperations(call.input.body)
  if (!operations.ok) return operations
  const loaded = await loadCurrent(call)
  if (!loaded.ok) return loaded

  const { entry, context, rows } = call
  const { document } = loaded.value
  const asked = renewedOperations(entry, operations.value)
  const seen = checkSeen(call, document, asked)
  if (!seen.ok) return seen
  const readable = masked(context.actor, entry, document)
  const [shown = readable] = await rows.shown([readable])
  // A row is stored as JSON and nothing else.
  const patched = applyPatch(shown as Json, asked)
  if (!patched.ok) return patched
  if (!isDocument(patched.value))
    return refuse('', 'stores.wrong-type', { parameters: { expected: 'object' } })
  if (patched.value.display !== shown.display) return refuse('/display', 'stores.server-owned')
  const own = withoutSuccessors(entry, { stored: readable, shown }, unmarked(document, patched.value))
  const whole = withHiddenParts(call, document, renewedBody(entry, own))
  return whole.ok ? write(call, loaded.value, whole.value) : whole
}

/** What a reader is told of parts that he does not see is not stored. */
function unmarked({ meta }: StoredDocument, given: Document): Document {
  const { hasTransformations } = meta
  return isDocument(given.meta) ? { ...given, meta: { ...given.meta, hasTransformations } } : given
}

/** Marks a row as deleted, where the type and the row's state allow it. */
export const remove: PlainHandler = async (call) => {
  const loaded = await loadCurrent(call)
  if (!loaded.ok) return loaded
  const { entry, rows } = call
  const { document } = loaded.value
  const theirs = changeShared(call.context, entry, { document })
  if (!theirs.ok) return theirs
  if (typeof entry.delete === 'object' && !entry.delete.states.includes(String(document[entry.delete.field])))
    return refuse(`/${entry.delete.field}`, 'stores.cannot-delete', {
      kind: 'conflict',
      parameters: { type: entry.type },
      subStatus: subStatuses.cannotDelete,
    })

  const guarded = await call.guard.beforeWrite(call.context, {
    operation: 'delete',
    before: document,
    after: document,
  })
  if (!guarded.ok) return guarded
  const marked = await rows.mark(loaded.value, true)
  if (!marked.ok) return marked
  const followed = await call.guard.afterWrite(call.context, {
    operation: 'delete',
    before: document,
    after: marked.value,
  })
  if (!followed.ok) return followed
  const answer = await oneAnswer(call, marked.value)
  return answer.ok
    ? succeeded({ value: undefined, status: 204, versionId: marked.value.meta.versionId })
    : answer
}

/** Takes a deleted row back, as a new version. */
export const restore: PlainHandler = async (call) => {
  const loaded = await call.rows.loadAny(call.input.id ?? '')
  if (!loaded.ok) return loaded
  const { document } = loaded.value
  if (!document.meta.isDeleted) return oneAnswer(call, document)
  const theirs = changeShared(call.context, call.entry, { document })
  if (!theirs.ok) return theirs
  const guarded = await call.guard.beforeWrite(call.context, {
    operation: 'restore',
    before: document,
    after: document,
  })
  if (!guarded.ok) return guarded
  const restored = await call.rows.mark(loaded.value, false)
  if (!restored.ok) return restored
  const followed = await call.guard.afterWrite(call.context, {
    operation: 'restore',
    before: document,
    after: restored.value,
  })
  return followed.ok ? oneAnswer(call, restored.value) : followed
}

/** The row as it is now: missing or gone, then locked, then another version, in this order (`src/server/operations/README.md`, "Saying no"). */
async function loadCurrent({ rows, input, context }: PlainCall): Promise<Outcome<Loaded>> {
  const loaded = await rows.load(input.id ?? '')
  if (!loaded.ok) return loaded
  const { document, isLocked } = loaded.value
  if (isLocked && !mayWriteLocked(context.operation))
    return failed({ kind: 'locked', because: 'stores.locked' })
  if (input.versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (input.versionId !== document.meta.versionId) return failed(staleVersion(document.meta.versionId))
  return loaded
}

async function write(call: PlainCall, loaded: Loaded, given: Document): ReturnType<PlainHandler> {
  const { document } = loaded
  const kept = keptWithin(call.entry, document, given)
  const next = withDefaults(call.entry, { ...leftOut(document, given, call.entry.writeOnly), ...kept })
  const theirs = await checkTheirs(call, { before: document, after: next })
  if (!theirs.ok) return theirs
  const checked = await checkChange(call, { before: document, after: next })
  if (!checked.ok) return checked
  const guarded = await call.guard.beforeWrite(call.context, {
    operation: 'update',
    before: document,
    after: next,
  })
  if (!guarded.ok) return guarded
  const asWritten = errorAsWritten(call.entry, document, next)
  if (!asWritten.ok) return asWritten
  const written = await call.rows.replace(
    loaded,
    guarded.value,
    await optionsOf(call, document, guarded.value),
  )
  if (!written.ok) return written
  const followed = await call.guard.afterWrite(call.context, {
    operation: 'update',
    before: document,
    after: written.value,
  })
  return followed.ok ? oneAnswer(call, written.value) : followed
}

/** What saves itself leaves no history, except once in ten minutes. */
async function optionsOf(
  { context, entry, opened }: PlainCall,
  old: Document,
  next: Document,
): Promise<WriteOptions> {
  if (!context.options.noHistory || !isAutosaved(entry, old, next)) return {}
  const keptAt = await lastKept(opened, String(old.id))
  return context.now.milliseconds - keptAt >= historyEvery ? {} : { history: 'skip' }
}

function isAutosaved({ autosavedWhile }: PlainCall['entry'], old: Document, next: Document): boolean {
  if (autosavedWhile === undefined || autosavedWhile === 'Always') return autosavedWhile === 'Always'
  const { field, state } = autosavedWhile
  return old[field] === state && next[field] === state
}
