import type { ContentRule } from '#generated/tables/registry.ts'
import type { CallInput, OperationAnswer } from '#server/operations/call.ts'
import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { isFileSigned } from '#server/stores/content/is-file-signed-query.ts'
import { type Document, isDocument, type StoredDocument } from '#server/stores/document.ts'
import { type Loaded, staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasAll } from '#shared/permissions/granted.ts'

/** What a row says of its file. */
export type RowContent = { readonly hash: string; readonly size: number; readonly mediaType: string }

/** What a row says of its file; undefined when it has none. */
export function contentOf({ field }: ContentRule, document: Document): RowContent | undefined {
  const said = document[field]
  if (!isDocument(said)) return undefined
  const { hash, size, contentType } = said
  return typeof hash === 'string' && typeof size === 'number' && typeof contentType === 'string'
    ? { hash, size, mediaType: contentType }
    : undefined
}

/** The rule of the type's file. The routes lead only types here that have one. */
export function ruleOf({ entry }: Pick<PlainCall, 'entry'>): ContentRule {
  if (!entry.content) throw new Error(`${entry.type} keeps no file.`)
  return entry.content
}

/**
 * The row whose file is to be changed, in the order of all refusals: missing or gone, not one's own, locked, in a state that is
 * past it, another version. Whoever makes a row brings its first file; all else needs the right to change rows.
 */
export async function rowToWrite(call: PlainCall): Promise<Outcome<Loaded>> {
  const loaded = await openRow(call)
  if (!loaded.ok) return loaded
  const { id, meta } = loaded.value.document
  // The bytes that a signature covers stay; a row that is new has none yet.
  const isSigned = meta.versionId !== '1' && (await isFileSigned(call.opened, id))
  return isSigned ? failed({ kind: 'locked', because: 'stores.locked' }) : loaded
}

/** The same where the bytes of the file stay as they are. */
export async function openRow(call: PlainCall): Promise<Outcome<Loaded>> {
  const { rows, input } = call
  const loaded = await rows.load(input.id ?? '')
  if (!loaded.ok) return loaded
  const { document, isLocked } = loaded.value
  if (!mayWrite(call, document)) return failed({ kind: 'forbidden', permission: `${call.entry.type}:Update` })
  if (isLocked) return failed({ kind: 'locked', because: 'stores.locked' })
  if (!isOpen(ruleOf(call), document)) return failed({ kind: 'conflict', because: 'content.fixed' })
  const { versionId } = input
  if (versionId !== undefined && versionId !== document.meta.versionId)
    return failed(staleVersion(document.meta.versionId))
  return loaded
}

function mayWrite(call: PlainCall, document: StoredDocument): boolean {
  const { context, entry } = call
  const { granted, profile, personId } = context.actor
  if (hasAll(granted, [`${entry.type}:Update`])) return true
  const maker = document.meta.createdBy?.id
  const isOwn = maker !== undefined && (maker === profile?.id || maker === personId)
  return isOwn && contentOf(ruleOf(call), document) === undefined
}

function isOpen({ while: states }: ContentRule, document: Document): boolean {
  return Object.entries(states ?? {}).every(([field, open]) => open.includes(String(document[field])))
}

/** A number in the query; `malformed` when it is none or out of its bounds. */
export function wholeNumber(
  text: string | undefined,
  { name, least, most }: { readonly name: string; readonly least: number; readonly most: number },
): Outcome<number> {
  const value = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return succeeded(value)
  return failed({
    kind: 'malformed',
    what: 'content.bad-number',
    findings: [numberFinding(name, least, most)],
  })
}

function numberFinding(name: string, least: number, most: number) {
  const parameters = { name, least, most }
  return { pointer: '', weight: 'blocks', message: 'content.bad-number', parameters } as const
}

/** The text of a parameter of the query. */
export function asked({ query }: CallInput, name: keyof NonNullable<CallInput['query']>): string | undefined {
  const value: unknown = query?.[name]
  return typeof value === 'string' ? value : undefined
}

/** A row without what was read in its file. */
export function withoutText({ text, textResult, textIssue }: ContentRule, document: Document): Document {
  const gone = [text, textResult, textIssue]
  return Object.fromEntries(Object.entries(document).filter(([name]) => !gone.includes(name)))
}

type Replacement = { readonly after: Document; readonly status?: OperationAnswer['status'] }

/** Writes a row that speaks otherwise of its file, past the guards of its type, and answers it. */
export async function replaceRow(
  call: PlainCall,
  loaded: Loaded,
  { after, status }: Replacement,
): Promise<Outcome<OperationAnswer>> {
  const { rows, context, guard } = call
  const { document: before } = loaded
  const guarded = await guard.beforeWrite(context, { operation: 'update', before, after })
  if (!guarded.ok) return guarded
  const written = await rows.replace(loaded, guarded.value, {})
  if (!written.ok) return written
  const followed = await guard.afterWrite(context, { operation: 'update', before, after: written.value })
  return followed.ok ? oneAnswer(call, written.value, status) : followed
}
