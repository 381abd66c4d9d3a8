import { createHash, randomBytes } from 'node:crypto'
import { ownRules } from '#generated/permissions/own.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import type { Upcast } from '#server/stores/opened.ts'
import { yearsBetween } from '#server/stores/references/display-of.ts'
import { draftRules } from '#server/stores/references/draft-parts-hidden.ts'
import { isPlain } from '#server/stores/references/masked.ts'
import { referenceTreeOf, withReferences } from '#server/stores/references/reference-tree.ts'
import { withRolledUp } from '#server/stores/rollups/rolled-up.ts'
import { summaryNames, summaryOf } from './summary-of.ts'

/**
 * What a list says of a row is written with the row, as the text that leaves: a page of fifty is then neither taken apart nor put
 * together again. What may change without a write of the row stays open in the text: what a reference is called, and an age.
 *
 * The text begins with a tag of the rules by which it was made. When the schema or an upcast step changes them, the tag is another
 * one, and until the row is written again its summary is made from its content.
 */
export type StoredSummary = string

/** A stored summary taken apart: text that leaves as it stands, and between two such pieces a place to be filled. */
export type SummaryPlaces = readonly string[]

/** Takes a summary apart at its places. */
export function placesOf(summary: StoredSummary): SummaryPlaces {
  return summary.slice(tagLength).split(around)
}

/** The references whose displays are open, in order, with repetitions. */
export function openReferences(places: SummaryPlaces): readonly Opening[] {
  const found: Opening[] = []
  for (let index = 1; index < places.length; index += 2) {
    const place = places[index] ?? ''
    const slash = place.indexOf('/')
    if (slash > 0) found.push({ resourceType: place.slice(0, slash), id: place.slice(slash + 1) })
  }
  return found
}

type Opening = { readonly resourceType: string; readonly id: string }

/** The JSON text of a summary, with each display that is known (as JSON text, by the id) and ages as of today. */
export function filledIn(
  places: SummaryPlaces,
  { displays, today }: { readonly displays: ReadonlyMap<string, string>; readonly today: string },
): string {
  let text = places[0] ?? ''
  for (let index = 1; index < places.length; index += 2) {
    const place = places[index] ?? ''
    const slash = place.indexOf('/')
    const display = slash > 0 ? displays.get(place.slice(slash + 1)) : undefined
    if (slash < 0) text += yearsBetween(place, today)
    else if (display !== undefined) text += `,"display":${display}`
    text += places[index + 1] ?? ''
  }
  return text
}

/** The summary to be written with a row; empty where none is kept: it would be too long, or not everybody may read all of the row. */
export function summaryToStore(entry: TypeEntry, document: StoredDocument, upcast: Upcast): StoredSummary {
  if (!isPlain(entry, document)) return ''
  const short = withoutRolledUp(entry, summaryOf(entry, document))
  const display = short.display.replaceAll(/\{age:(\d{4}-\d{2}-\d{2})\}/g, `${mark}$1${mark}`)
  const marked = withReferences({ ...short, display }, referenceTreeOf(entry), opened)
  const text = jsonOf(marked)
    .replaceAll(markedReference, `${around}$1${around}`)
    .replaceAll(markedAge, `${around}$1${around}`)
  return text.length > longest ? '' : summaryTagOf(entry, upcast) + text
}

/** What is kept of other rows changes without a write of this one, so it is put in when the summary leaves. */
function withoutRolledUp(entry: TypeEntry, short: StoredDocument): StoredDocument {
  return entry.rolledUp ? withRolledUp(entry, short, { said: {}, now: '' }) : short
}

/** The text of a stored summary with what the row keeps of others; `document` is a part of the row that holds just that. */
export function withKept(entry: TypeEntry, text: string, document: Document): string {
  const names = summaryNames(entry).filter((name) => document[name] !== undefined)
  if (names.length === 0) return text
  const kept = jsonOf(Object.fromEntries(names.map((name) => [name, document[name]])))
  return `${text.slice(0, -1)},${kept.slice(1)}`
}

/** JSON text in ASCII alone: the engine keeps and sends it as single bytes, which costs a list half of what it costs otherwise. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** How a summary of this type begins as long as it is valid. */
export function summaryTagOf(entry: TypeEntry, upcast: Upcast): string {
  const key = `${entry.type} ${upcast.shapeOf(entry.type)}`
  const known = tags.get(key)
  if (known !== undefined) return known
  const { masked, writeOnly, references } = entry
  const kept = entry.rolledUp?.map(({ field }) => field)
  const apart = ownRules.parts.filter(({ type }) => type === entry.type)
  const paths = references.map(({ path }) => path)
  const draft = entry.type === 'Note' ? draftRules : []
  const rules = [form, key, summaryNames(entry), masked, writeOnly, paths, kept, ...apart, ...draft]
  const tag = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, tagLength)
  tags.set(key, tag)
  return tag
}

const tags = new Map<string, string>()
const tagLength = 8
/** To be raised when this file writes another form. */
const form = 2
const longest = 8_000

/** Around a place: `Patient/<id>` for what that is called, `1991-04-12` for an age. JSON text holds no control character as it is. */
const around = '\u0001'

/** Nobody can guess it, so it is never part of a document. */
const mark = randomBytes(16).toString('hex')
const markedReference = new RegExp(`,"${mark}":"(\\w+/[0-9a-f-]+)"`, 'g')
const markedAge = new RegExp(`${mark}(\\d{4}-\\d{2}-\\d{2})${mark}`, 'g')

function opened({ resourceType, id }: Reference): Document | undefined {
  return /^[0-9a-f-]{36}$/.test(id) ? { display: undefined, [mark]: `${resourceType}/${id}` } : undefined
}
