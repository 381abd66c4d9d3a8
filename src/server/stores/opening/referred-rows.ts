import type { TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Document, isDocument, isReference, type StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import {
  goneAlong,
  placesReferringTo,
  type Referrer,
  referrerRow,
  referrersOf,
} from '#server/stores/references/referrer.ts'
import type { Loaded, RowStore } from '#server/stores/row-store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

type Inside = { readonly opened: Opened; readonly open: (type: ResourceType) => RowStore }

/**
 * When stores are opened, rows that are referred to: none is deleted while something leads to it, unless the schema says what becomes of the reference
 * (`x-reference.onDeletion`). It is cleared, its row goes along, or it stays and says what was; everything else refuses.
 */
export function referredRows(rows: RowStore, entry: TypeEntry, inside: Inside): RowStore {
  if (placesReferringTo(entry).length === 0) return rows
  return {
    ...rows,
    mark: (loaded, isDeleted) =>
      isDeleted ? remove(rows, entry, { ...inside, loaded }) : bringBack(rows, entry, { ...inside, loaded }),
  }
}

type Marking = Inside & { readonly loaded: Loaded }

async function remove(
  rows: RowStore,
  entry: TypeEntry,
  { opened, open, loaded }: Marking,
): Promise<Outcome<StoredDocument>> {
  const { id } = loaded.document
  const places = placesReferringTo(entry)
  const isStale = ({ type, path }: { readonly type: string; readonly path: string }) => {
    const stale = opened.indexing.staleOf(type)
    return stale === 'whole' || stale?.has(path) === true
  }
  if (places.some(isStale)) return failed({ kind: 'unavailable', because: 'stores.indexing' })

  const ruleOf = ({ type, path }: Referrer) =>
    places.find((place) => place.type === type && place.path === path)?.onDeletion ?? 'refuse'
  for (;;) {
    const referrers = await referrersOf(opened, entry, id)
    const [first] = referrers
    if (!first) return rows.mark(loaded, true)
    const inTheWay = referrers.filter((referrer) => ruleOf(referrer) === 'refuse')
    if (inTheWay.length > 0) return refusalFor(entry, await seenTypes(open, inTheWay))
    const row = await referrerRow(opened, first)
    if (!row) return refusalFor(entry, [])
    const settled =
      ruleOf(first) === 'along'
        ? await open(first.type).mark(row, true)
        : await open(first.type).replace(row, cleared(row.document, first.path, id), {})
    if (!settled.ok) return settled
  }
}

/** With it comes back what went along with it. What was cleared stays so. */
async function bringBack(
  rows: RowStore,
  entry: TypeEntry,
  { opened, open, loaded }: Marking,
): Promise<Outcome<StoredDocument>> {
  const restored = await rows.mark(loaded, false)
  if (!restored.ok) return restored
  for (const place of placesReferringTo(entry).filter(({ onDeletion }) => onDeletion === 'along'))
    for (const each of await goneAlong(opened, place, loaded.document)) {
      const back = await open(place.type).mark(each, false)
      if (!back.ok) return back
    }
  return restored
}

/** A row without its references to another at a path; of a list only those entries go. */
function cleared(document: StoredDocument, path: string, id: string): Document {
  const left = without(document, path.split('.'), id)
  return isDocument(left) ? left : document
}

function without(value: unknown, names: readonly string[], id: string): unknown {
  if (Array.isArray(value))
    return value.map((each) => without(each, names, id)).filter((each) => each !== undefined)
  const [name, ...inner] = names
  if (name === undefined) return isReference(value) && value.id === id ? undefined : value
  if (!isDocument(value) || value[name] === undefined) return value
  const { [name]: old, ...rest } = value
  const next = without(old, inner, id)
  return next === undefined ? rest : { ...rest, [name]: next }
}

/** The types of those that the actor sees, to be named; what is hidden is not. */
async function seenTypes(
  open: Inside['open'],
  referrers: readonly Referrer[],
): Promise<readonly ResourceType[]> {
  const byType = Map.groupBy(referrers, ({ type }) => type)
  const seen: ResourceType[] = []
  for (const [type, [first]] of byType) {
    const found = first && (await open(type).load(first.id))
    if (found?.ok) seen.push(type)
  }
  return seen
}

function refusalFor({ type }: TypeEntry, seen: readonly ResourceType[]): Outcome<never> {
  const message = seen.length > 0 ? 'stores.referred-to' : 'stores.referred-to-unseen'
  const parameters = { type, ...(seen.length > 0 && { referrers: seen.slice(0, 5).join(', ') }) }
  return refuse('', message, { kind: 'conflict', parameters, subStatus: subStatuses.cannotDelete })
}
