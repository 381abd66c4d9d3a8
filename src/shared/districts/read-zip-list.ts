import { readCsv, separatorOf } from '#shared/csv/read-csv.ts'

/** What is wrong with a line of a list. */
export type ZipDoubt = 'NotAZip' | 'BadRange'

/** A line of a list of ZIP codes: the codes that it names, and the district where it says one. */
export type ZipLine = {
  readonly line: number
  readonly text: string
  readonly codes: readonly string[]
  readonly district?: string
  readonly doubt?: ZipDoubt
}

/** A list as it was read; its first line may say what the columns are. */
export type ZipList = { readonly lines: readonly ZipLine[]; readonly heading?: string }

const zip = /^(\d{5})(?:-\d{4})?$/
const range = /^(\d{5})\s*(?:-|–|\.\.|to)\s*(\d{5})$/i
/** No more ZIP codes stand in one range. */
export const longestRange = 1_000

/**
 * Reads a list of ZIP codes as people have them: one on each line, several beside each other, ranges such as `00100-00110`, a second column
 * with the name of a district. Nothing is passed over but a line of headings, which is told.
 */
export function readZipList(text: string): ZipList {
  const records = [...readCsv(text, separatorOf(text))].map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.trim()).filter((cell) => cell !== ''),
  }))
  const [first] = records
  const heading = first && isHeading(first.cells) ? first.cells.join(', ') : undefined
  const rest = heading === undefined ? records : records.slice(1)
  return {
    lines: rest.flatMap(({ line, cells }) => (cells.length === 0 ? [] : [lineOf(line, cells)])),
    ...(heading !== undefined && { heading }),
  }
}

function isHeading(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => !/\d/.test(cell)) &&
    /zip|postal|c[oó]digo/i.test(cells[0] ?? '')
  )
}

function lineOf(line: number, cells: readonly string[]): ZipLine {
  const text = cells.join(', ')
  const named =
    cells.length > 1 && codesOf(cells.at(-1) ?? '') === undefined && !/^\d/.test(cells.at(-1) ?? '')
  const places = named ? cells.slice(0, -1) : cells
  const district = named ? { district: cells.at(-1) ?? '' } : {}
  const codes = places.flatMap((cell) => wordsOf(cell)).map(codesOf)
  const wrong = codes.find((each) => each === undefined || typeof each === 'string')
  if (codes.includes(undefined)) return { line, text, codes: [], ...district, doubt: 'NotAZip' }
  if (wrong !== undefined) return { line, text, codes: [], ...district, doubt: 'BadRange' }
  return { line, text, codes: codes.flatMap((each) => each ?? []), ...district }
}

/** Codes may stand beside each other with blanks between them; the blanks of a range belong to it. */
function wordsOf(cell: string): readonly string[] {
  return range.test(cell) ? [cell] : cell.split(/[\s,;]+/)
}

/** The codes of one word; undefined where it is none, `bad` for a range that runs backwards or is too long. */
function codesOf(word: string): readonly string[] | 'bad' | undefined {
  const one = zip.exec(word)?.[1]
  if (one !== undefined) return [one]
  const [, from, to] = range.exec(word) ?? []
  if (from === undefined || to === undefined) return undefined
  const count = Number(to) - Number(from) + 1
  if (count < 1 || count > longestRange) return 'bad'
  return Array.from({ length: count }, (_, index) => String(Number(from) + index).padStart(5, '0'))
}
