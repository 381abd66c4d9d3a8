import { labelSources } from '#generated/permissions/labels.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import {
  type BelongingRow,
  belongingRows,
  type Closing,
  closeRows,
  closings,
} from '#server/stores/labels/belonging-query.ts'
import {
  closedBy,
  derivedLabels,
  labelsIn,
  type ReadClosed,
  readClosed,
} from '#server/stores/labels/closed-by.ts'
import { codedLabel } from '#server/stores/labels/labels-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { holdAlone } from '#server/stores/references/referrer.ts'
import { rollUp } from '#server/stores/rollups/roll-up-query.ts'

/** A row whose labels may have changed: as it was, and as it is written. */
export type Relabelled = {
  readonly before: StoredDocument
  readonly document: StoredDocument
  readonly closed: string | null
}

/** Which labels a row gets and loses, and the programs by which their readers are judged. */
export type LabelChange = {
  readonly added: readonly string[]
  readonly lifted: readonly string[]
  readonly programs: readonly string[]
}

/**
 * What belongs to a row, straight or through others, gets the labels that the row got and loses those that it lost, whoever sees
 * it, in the same transaction and without a version. It keeps a label that it has by itself, or by another row that it belongs to.
 */
export async function spreadLabels(
  opened: Opened,
  entry: TypeEntry,
  { before, document, closed }: Relabelled,
): Promise<void> {
  const was = closedBy(entry, before)
  const first = changeBetween(readClosed(was), readClosed(closed))
  if (isNothing(first)) return
  if (opened.isShared) await holdAlone(opened, [document.id])
  const wanted = new Map<string, Closing>()
  const now = new Map([[document.id, closed]])
  wanted.set(document.id, { id: document.id, was, closed, lifted: first.lifted })
  let level: ReadonlyMap<string, LabelChange> = new Map([[document.id, first]])
  while (level.size > 0) level = await spreadOnce(opened, level, { wanted, now })
  await closeRows(opened, [...wanted.values()])
}

type Spreading = {
  readonly wanted: Map<string, Closing>
  /** What closes rows from now on. */
  readonly now: Map<string, string | null>
}

/** One step further: the rows that belong to these, and what changes for each. */
async function spreadOnce(
  opened: Opened,
  level: ReadonlyMap<string, LabelChange>,
  { wanted, now }: Spreading,
): Promise<ReadonlyMap<string, LabelChange>> {
  const found = await belongingRows(opened, [...level.keys()])
  const known = await closings(
    opened,
    found.flatMap(({ content }) => ownersIn(content)),
  )
  const next = new Map<string, LabelChange>()
  for (const row of found) {
    const from = level.get(row.belongsTo)
    const isFirst = wanted.has(row.id) && wanted.get(row.id)?.content === undefined
    if (!from || isFirst || !isResourceType(row.type)) continue
    const was = now.has(row.id) ? (now.get(row.id) ?? null) : row.closed
    const holds = (id: string) => readClosed(now.has(id) ? (now.get(id) ?? null) : (known.get(id) ?? null))
    const content = said(row, wanted)
    const change = changeOf({ entry: registry[row.type], content, was: readClosed(was) }, from, holds)
    if (isNothing(change)) continue
    const after = relabelled(registry[row.type], content, { was: readClosed(was), change })
    rollUp(opened, registry[row.type], { before: content, after: after.document })
    now.set(row.id, after.closed)
    const lifted = [...(wanted.get(row.id)?.lifted ?? []), ...change.lifted]
    const text = JSON.stringify(after.document)
    wanted.set(row.id, { id: row.id, was: row.closed, closed: after.closed, lifted, content: text })
    next.set(row.id, joined(next.get(row.id), change))
  }
  return next
}

/** What a row says, as far as it has come by now. */
function said({ id, content }: BelongingRow, wanted: ReadonlyMap<string, Closing>): StoredDocument {
  const text = wanted.get(id)?.content
  return text === undefined ? content : JSON.parse(text)
}

type Row = { readonly entry: TypeEntry; readonly content: StoredDocument; readonly was: ReadClosed }

/** What a row gets and loses by one that it belongs to. */
function changeOf(
  { entry, content, was }: Row,
  { added, lifted, programs }: LabelChange,
  holds: (id: string) => ReadClosed,
): LabelChange {
  const stays = [...derivedLabels(entry, content), ...ownersIn(content).flatMap((id) => holds(id).labels)]
  return {
    added: added.filter((code) => !was.labels.includes(code)),
    lifted: lifted.filter((code) => was.inherited.includes(code) && !stays.includes(code)),
    programs,
  }
}

/** A row with the labels that it gets, and without those that it loses. */
export function relabelled(
  entry: TypeEntry,
  content: StoredDocument,
  { was, change }: { readonly was: ReadClosed; readonly change: LabelChange },
): { readonly document: StoredDocument; readonly closed: string | null } {
  const { added, lifted, programs } = change
  const { securityLabels: _old, ...meta } = content.meta
  const codes = [...labelsIn(content).filter((code) => !lifted.includes(code)), ...added]
  const labels = codes.length > 0 && { securityLabels: codes.map(codedLabel) }
  const document: StoredDocument = { ...content, meta: { ...meta, ...labels } }
  const inherited = [...was.inherited.filter((code) => !lifted.includes(code)), ...added]
  const from = added.length > 0 ? [...was.programs, ...programs] : was.programs
  return { document, closed: closedBy(entry, document, { programs: from, inherited }) }
}

function changeBetween(was: ReadClosed, is: ReadClosed): LabelChange {
  return {
    added: is.labels.filter((code) => !was.labels.includes(code)),
    lifted: was.labels.filter((code) => !is.labels.includes(code)),
    programs: is.programs,
  }
}

function joined(one: LabelChange | undefined, other: LabelChange): LabelChange {
  if (!one) return other
  const both = (name: keyof LabelChange) => [...new Set([...one[name], ...other[name]])]
  return { added: both('added'), lifted: both('lifted'), programs: both('programs') }
}

function isNothing({ added, lifted }: LabelChange): boolean {
  return added.length + lifted.length === 0
}

function ownersIn(content: StoredDocument): readonly string[] {
  const { through } = labelSources.inherited
  return through.flatMap((path) => valuesAt(content, path).filter(isReference)).map(({ id }) => id)
}
