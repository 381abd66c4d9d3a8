import { type Document, isDocument } from './document.ts'

/** A part of a row that holds a value under a name: the part itself, and by which id of its own it is known. */
type NamedPart = { readonly id: string; readonly pointer: string; readonly part: Document }

/** The parts of a document that hold the last name of a dotted path, each with the id of its own; lists on the way are walked through. */
export function partsAt(document: unknown, path: string): readonly NamedPart[] {
  return within(document, path.split('.').slice(0, -1), '')
}

function within(value: unknown, names: readonly string[], pointer: string): readonly NamedPart[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => within(each, names, `${pointer}/${index}`))
  if (!isDocument(value)) return []
  const [name, ...rest] = names
  if (name === undefined) return [{ id: typeof value.id === 'string' ? value.id : '', pointer, part: value }]
  return within(value[name], rest, `${pointer}/${name}`)
}
