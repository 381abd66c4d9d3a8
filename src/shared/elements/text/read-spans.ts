import type { RichMark, RichSpan } from './rich-block.ts'
import { mayHoldTie, tieAt } from './ties.ts'

/** A run of letters, or a sign that turns a mark on or off. */
type Token = {
  readonly text: string
  readonly mark?: RichMark
  readonly opens?: boolean
  readonly closes?: boolean
}

/** What a backslash makes a plain letter. */
const signs = new Set('\\*[]()<>!-+•.#_`')

/** Reads the ties and the marks of one line. A sign without its counterpart is a letter, and so is one with a backslash before it. */
export function readSpans(line: string): readonly RichSpan[] {
  if (!mayHoldTie(line)) return readMarked(line)
  const spans: RichSpan[] = []
  let [begun, at] = [0, 0]
  while (at < line.length) {
    const tied = line[at] === '[' ? tieAt(line, at) : undefined
    if (tied) {
      const words = readMarked(tied.words).map((span) => ({ ...span, tie: tied.tie }))
      spans.push(...readMarked(line.slice(begun, at)), ...words)
      at = begun = tied.end
    } else at += line[at] === '\\' ? 2 : 1
  }
  return [...spans, ...readMarked(line.slice(begun))]
}

function readMarked(line: string): readonly RichSpan[] {
  if (!/[\\*]/.test(line)) return line === '' ? [] : [{ text: line, marks: [] }]
  const tokens = paired(tokensOf(line))
  const on = new Set<RichMark>()
  const spans: RichSpan[] = []
  for (const { text, mark } of tokens) {
    if (mark === undefined) add(spans, text, on)
    else if (!on.delete(mark)) on.add(mark)
  }
  return spans
}

function add(spans: RichSpan[], text: string, on: ReadonlySet<RichMark>): void {
  if (text === '') return
  const marks = marksIn(on)
  const last = spans.at(-1)
  if (last && last.marks.join() === marks.join()) spans.splice(-1, 1, { text: last.text + text, marks })
  else spans.push({ text, marks })
}

/** Marks in one order, so that the same marks are equal. */
function marksIn(on: ReadonlySet<RichMark>): readonly RichMark[] {
  return [...(on.has('bold') ? (['bold'] as const) : []), ...(on.has('italic') ? (['italic'] as const) : [])]
}

function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = []
  let letters = ''
  let at = 0
  while (at < line.length) {
    const letter = line[at] ?? ''
    const run = /^\*{1,3}/.exec(line.slice(at, at + 3))?.[0].length ?? 0
    if (letter === '\\' && signs.has(line[at + 1] ?? '')) {
      letters += line[at + 1]
      at += 2
    } else if (run > 0) {
      tokens.push({ text: letters }, ...signsOf(line, at, run))
      letters = ''
      at += run
    } else {
      letters += letter
      at += 1
    }
  }
  return [...tokens, { text: letters }]
}

function signsOf(line: string, at: number, length: number): readonly Token[] {
  const sides = {
    opens: /\S/.test(line[at + length] ?? ' '),
    closes: at > 0 && /\S/.test(line[at - 1] ?? ' '),
  }
  return [
    ...(length > 1 ? [{ text: '**', mark: 'bold' as const, ...sides }] : []),
    ...(length === 1 || length === 3 ? [{ text: '*', mark: 'italic' as const, ...sides }] : []),
  ]
}

/** Signs that open and are closed keep their mark; all others become letters. */
function paired(tokens: readonly Token[]): readonly Token[] {
  const opened: { [mark in RichMark]?: number } = {}
  const kept = new Set<number>()
  tokens.forEach(({ mark, opens, closes }, at) => {
    if (mark === undefined) return
    const begun = opened[mark]
    if (begun === undefined) {
      if (opens) opened[mark] = at
    } else if (closes) {
      kept.add(begun).add(at)
      delete opened[mark]
    }
  })
  return tokens.map((token, at) => (token.mark === undefined || kept.has(at) ? token : { text: token.text }))
}
