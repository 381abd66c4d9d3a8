import { createHmac } from 'node:crypto'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { collectReferences, referenceTreeOf, withReferences } from './reference-tree.ts'

/**
 * A row with references to several patients is seen by people who may not see each of them: in their copy those patients, and what
 * belongs to them, have other ids, which lead nowhere and tell no two rows that they mean the same. A change of such a copy
 * says the veiled ids again, and they become what is stored.
 */
export function veiled<Row extends Document>(opened: Opened, row: Row, hidden: readonly Reference[]): Row {
  return hidden.length === 0 ? row : renamed(row, (text) => replaced(text, veilsOf(opened, row, hidden)))
}

/**
 * What somebody sent of a row, with the ids as they are stored: in its references, and in other places only where the row
 * has that very text in a place of that name, as the ids of its lists' entries are. A veil that is written into words stays one, since words are shown where nothing veils them.
 */
export function unveiled<Given>(
  opened: Opened,
  entry: TypeEntry,
  { stored, given }: { readonly stored: Document; readonly given: Given },
): Given {
  if (!veilForm.test(JSON.stringify(given))) return given
  const tree = referenceTreeOf(entry)
  const references: Reference[] = []
  collectReferences(stored, tree, references)
  const veils = veilsOf(opened, stored, references.filter(isOfPatient))
  const ids = new Map([...veils].map(([id, veil]) => [veil, id]))
  const led = withReferences(given, tree, (reference) =>
    renamed({ ...reference }, (text) => replaced(text, ids)),
  )
  const known = new Set<string>()
  changedTexts(withReferences(stored, tree, withoutId), (text, place) => {
    known.add(`${place} ${text}`)
    return text
  })
  // Texts are changed, and the shape around them is not.
  return changedTexts(led, (text, place) => {
    const whole = replaced(text, ids)
    return known.has(`${place} ${whole}`) ? whole : text
  }) as Given
}

/** A reference says its ids itself; they are no words of the row. */
function withoutId(): Document {
  return { id: '', partition: '' }
}

type ChangeText = (text: string, place: string) => string

/** Every text of the value changed; its place is the names on the way to it, without the places in lists. */
function changedTexts(value: unknown, change: ChangeText, place = ''): unknown {
  if (typeof value === 'string') return change(value, place)
  if (Array.isArray(value)) return value.map((each) => changedTexts(each, change, place))
  if (!isDocument(value)) return value
  const members = Object.entries(value).map(
    ([name, each]) => [name, changedTexts(each, change, `${place}/${name}`)] as const,
  )
  return Object.fromEntries(members)
}

/** Does the reference lead to a patient, or to something that belongs to patients? */
export function isOfPatient({ resourceType }: Pick<Reference, 'resourceType'>): boolean {
  return entryNamed(resourceType)?.patientField !== undefined
}

/** Each id with its veil in this row. Whose the row itself is, everybody knows who sees it. */
function veilsOf(
  { sealingKey }: Opened,
  row: Document,
  references: readonly Reference[],
): Map<string, string> {
  const whose = references.flatMap(({ id, partition }) =>
    partition === undefined || partition === row.partition ? [id] : [id, partition],
  )
  return new Map(
    whose.filter((id) => uuid.test(id)).map((id) => [id, veilOf(sealingKey, `${String(row.id)} ${id}`)]),
  )
}

function veilOf(sealingKey: Uint8Array, text: string): string {
  const hex = createHmac('sha256', sealingKey).update(`veil\n${text}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `9${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Ids stand in references, in their partitions and in what clients made of them: wherever the text stands. */
function renamed<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(change(JSON.stringify(value)))
}

function replaced(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replaceAll(anyUuid, (id) => ids.get(id) ?? id)
}

/** No other id of ours is of this version of UUIDs, which is for what a program makes of its own. */
const veilForm = /"[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}"/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
