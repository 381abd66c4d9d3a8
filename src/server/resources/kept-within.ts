import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { storedText } from '#server/stores/same-stored.ts'

/** A part of a document and in which row of which row it stands, told by the rows' own ids; undefined where one has none. */
type Part = { readonly row: string | undefined; readonly part: Document }

/**
 * A resource to be stored, with what the server wrote inside those of its parts that stay, wherever the sender left that out: else whoever
 * takes a moment or a name away would have it written anew. Rows are the same by their own ids, or where they have none by all else that they say.
 */
export function keptWithin({ serverOwnedWithin }: TypeEntry, before: Document, after: Document): Document {
  const places = new Set(serverOwnedWithin.map(placeOf))
  return [...places].reduce<Document>((at, place) => {
    const owned = serverOwnedWithin.filter((path) => placeOf(path) === place).map(nameOf)
    const known = new Map<string, Part>()
    for (const old of partsIn(before, place.split('.'), '')) {
      const which = whichOf(old, owned)
      if (!known.has(which)) known.set(which, old)
    }
    const change = (now: Part) => {
      const old = known.get(whichOf(now, owned))
      return old ? { ...only(old.part, owned), ...now.part } : now.part
    }
    // A document is changed in its parts and stays one.
    return changed(at, place.split('.'), { row: '', change }) as Document
  }, after)
}

function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** Parts of the same text are the same part. */
function whichOf({ row, part }: Part, owned: readonly string[]): string {
  return row === undefined ? `says ${storedText(without(part, owned))}` : `row ${row}`
}

function only(part: Document, names: readonly string[]): Document {
  return Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)))
}

function without(part: Document, names: readonly string[]): Document {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)))
}

function partsIn(value: unknown, names: readonly string[], row: Part['row']): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap((each) => partsIn(each, names, rowIn(row, each)))
  if (!isDocument(value)) return []
  const [name, ...rest] = names
  return name === undefined ? [{ row, part: value }] : partsIn(value[name], rest, row)
}

type Walk = { readonly row: Part['row']; readonly change: (now: Part) => Document }

function changed(value: unknown, names: readonly string[], { row, change }: Walk): unknown {
  if (Array.isArray(value))
    return value.map((each) => changed(each, names, { row: rowIn(row, each), change }))
  if (!isDocument(value)) return value
  const [name, ...rest] = names
  if (name === undefined) return change({ row, part: value })
  return value[name] === undefined ? value : { ...value, [name]: changed(value[name], rest, { row, change }) }
}

function rowIn(row: Part['row'], each: unknown): Part['row'] {
  return row !== undefined && isDocument(each) && typeof each.id === 'string'
    ? `${row} ${each.id}`
    : undefined
}
