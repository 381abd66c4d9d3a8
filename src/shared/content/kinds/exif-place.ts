import { bigEndian, type FileBytes, littleEndian } from '../file-bytes.ts'
import type { Removal } from '../removal.ts'

type Read = (bytes: Uint8Array, at: number, length: number) => number

/** The tables of one Exif block: where it stands in the file and how its numbers are written. */
type Block = { readonly file: FileBytes; readonly start: number; readonly end: number; readonly read: Read }

type Entry = { readonly tag: number; readonly value: number; readonly from: number; readonly to: number }

const mostTables = 4_000
const mostEntries = 1_000
/** Bytes of one value, by its kind. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const position = 0x8825
/** Tables within: the camera's own words, and other pictures of the file. */
const tables: readonly number[] = [0x8769, 0x014a, 0xa005]
/** What only a program knows how to read and may tell a place too: XMP, IPTC, Photoshop's, the camera maker's. */
const closedWords: readonly number[] = [0x02bc, 0x83bb, 0x8649, 0x927c]

/**
 * The Exif place of a picture: what tells in a block of Exif, or in a TIFF, where it was taken; undefined where the block's tables
 * lead out of it. It is written over with zeros, so that nothing else moves.
 */
export function exifPlace(file: FileBytes, start: number, end: number): readonly Removal[] | undefined {
  const head = file.at(start, Math.min(start + 8, end))
  const read = readerOf(head)
  if (!read || head.length < 8) return undefined
  const block = { file, start, end, read }
  const first = read(head, 4, 4)
  if (!tableAt(block, first)) return undefined
  const entries = entriesFrom(block, first)
  const places = entries.filter(({ tag }) => tag === position).map(({ value }) => placeAt(block, value))
  const closed = entries.filter(({ tag }) => closedWords.includes(tag)).map(zeros)
  return places.includes(undefined) ? undefined : [...closed, ...places.flatMap((each) => each ?? [])]
}

/** The entries of all tables that can be come to; what no reader finds tells nothing. */
function entriesFrom(block: Block, first: number): readonly Entry[] {
  const found: Entry[] = []
  const seen = new Set<number>()
  const open = [first]
  for (let at = open.pop(); at !== undefined && seen.size < mostTables; at = open.pop()) {
    const table = seen.has(at) ? undefined : tableAt(block, at)
    seen.add(at)
    if (!table) continue
    found.push(...table.entries)
    const inner = table.entries.filter(({ tag }) => tables.includes(tag))
    open.push(table.next, ...inner.flatMap((entry) => numbersOf(block, entry)))
  }
  return found
}

/** The table that tells the position, and its values; afterwards it is a table of nothing. */
function placeAt(block: Block, at: number): readonly Removal[] | undefined {
  const table = tableAt(block, at)
  if (!table) return undefined
  if (table.entries.length === 0) return []
  const from = block.start + at
  return [...table.entries.map(zeros), zeros({ from, to: from + 6 + table.entries.length * 12 })]
}

function tableAt({ file, start, end, read }: Block, at: number) {
  const from = start + at
  if (at < 8 || from + 2 > end) return undefined
  const count = read(file.at(from, from + 2), 0, 2)
  const after = from + 2 + count * 12
  if (count > mostEntries || after > end) return undefined
  const bytes = file.at(from + 2, Math.min(after + 4, end))
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    const place = index * 12
    const length = (sizes[read(bytes, place + 2, 2)] ?? 1) * read(bytes, place + 4, 4)
    const value = read(bytes, place + 8, 4)
    const first = Math.min(length <= 4 ? from + 2 + place + 8 : start + value, end)
    entries.push({ tag: read(bytes, place, 2), value, from: first, to: Math.min(first + length, end) })
  }
  // Some writers leave out the number behind the last table.
  const next = after + 4 <= end ? read(bytes, count * 12, 4) : 0
  return { entries, next }
}

/** Where the tables are that an entry leads to. */
function numbersOf({ file, read }: Block, { from, to }: Entry): readonly number[] {
  const bytes = file.at(from, Math.min(to, from + mostEntries * 4))
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => read(bytes, index * 4, 4))
}

function zeros({ from, to }: Pick<Entry, 'from' | 'to'>): Removal {
  return { from, to, leaves: 'zeros' }
}

function readerOf(head: Uint8Array): Read | undefined {
  if (head[0] === 0x49 && head[1] === 0x49 && head[2] === 42 && head[3] === 0) return littleEndian
  if (head[0] === 0x4d && head[1] === 0x4d && head[2] === 0 && head[3] === 42) return bigEndian
  return undefined
}
