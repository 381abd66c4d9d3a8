import { armed } from './csv-line.ts'

/** One record of a file: the line on which it begins, counted from 1, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] }

/** The characters that may stand between cells. */
export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

const looked = 20

/** The separator that divides the first records most evenly; a comma when nothing divides them. */
export function separatorOf(text: string): Separator {
  const scores = separators.map((separator) => ({ separator, score: evenness(text, separator) }))
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** How many cells a record has when all have the same number; less when they differ. */
function evenness(text: string, separator: Separator): number {
  const counts: number[] = []
  for (const { cells } of readCsv(text, separator)) {
    counts.push(cells.length)
    if (counts.length === looked) break
  }
  const [first = 1] = counts
  if (first === 1) return 0
  const same = counts.filter((count) => count === first).length
  return first * (same / counts.length) ** 2
}

/**
 * The records of a text, one after the other, by RFC 4180 and as files really are: any line ends, quotes inside a cell
 * that does not begin with one. Empty lines are passed over. A quote that is never closed ends the last cell with the text.
 */
export function* readCsv(text: string, separator: string): Generator<CsvRecord> {
  const reading: Reading = { text, separator, at: text.startsWith('\uFEFF') ? 1 : 0, line: 1 }
  while (reading.at < text.length) {
    const { line } = reading
    const cells = readRecord(reading)
    if (cells.length > 1 || cells[0] !== '') yield { line, cells: cells.map(armed) }
  }
}

/** Whether the last quote of a text is never closed: its end then stands in one cell. */
export function hasOpenQuote(text: string, separator: string): boolean {
  const reading: Reading = { text, separator, at: text.startsWith('\uFEFF') ? 1 : 0, line: 1 }
  while (reading.at < text.length) readRecord(reading)
  return reading.isOpen === true
}

type Reading = {
  readonly text: string
  readonly separator: string
  at: number
  line: number
  isOpen?: boolean
}

function readRecord(reading: Reading): readonly string[] {
  const cells: string[] = []
  for (;;) {
    cells.push(readCell(reading))
    const next = reading.text[reading.at]
    if (next === reading.separator) reading.at += 1
    else {
      passLineEnd(reading)
      return cells
    }
  }
}

function passLineEnd(reading: Reading): void {
  if (reading.text[reading.at] === '\r') reading.at += 1
  if (reading.text[reading.at] === '\n') reading.at += 1
  reading.line += 1
}

function readCell(reading: Reading): string {
  const quoted = reading.text[reading.at] === '"' ? readQuoted(reading) : ''
  const start = reading.at
  const { text, separator } = reading
  while (reading.at < text.length && !isEnd(text[reading.at], separator)) reading.at += 1
  return quoted + text.slice(start, reading.at)
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r'
}

/** A cell in quotes; a doubled quote is one. */
function readQuoted(reading: Reading): string {
  const { text } = reading
  let content = ''
  let from = reading.at + 1
  for (;;) {
    const end = text.indexOf('"', from)
    content += text.slice(from, end < 0 ? text.length : end)
    if (end < 0) reading.isOpen = true
    if (end < 0 || text[end + 1] !== '"') {
      reading.at = end < 0 ? text.length : end + 1
      reading.line += linesIn(content)
      return content
    }
    content += '"'
    from = end + 2
  }
}

function linesIn(content: string): number {
  return content.match(/\r\n|\n|\r/g)?.length ?? 0
}
