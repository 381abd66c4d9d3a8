import { asLetters } from './as-letters.ts'
import { isMoreThanParagraph } from './read-rich-text.ts'
import type { RichBlock, RichHeading, RichList, RichMark, RichSpan } from './rich-block.ts'
import { insideTie, tieGroups, withoutTie, writtenTie } from './tie.ts'

/** Writes a formatted text as it is stored; `readRichText` reads the same again. Letters that would be read as signs get a backslash. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  return blocks.flatMap(linesOf).join('\n')
}

function linesOf(block: RichBlock): readonly string[] {
  if (block.kind === 'paragraph') return [paragraph(block.spans)]
  return block.kind === 'heading' ? [heading(block)] : entries(block, '')
}

/** One without a word is an empty line. */
function heading({ level, spans }: RichHeading): string {
  const line = writeSpans(spans)
  return line.trim() === '' ? '' : `${level === 1 ? '##' : '###'} ${line}`
}

function paragraph(spans: readonly RichSpan[]): string {
  const line = writeSpans(spans)
  return isMoreThanParagraph(line) ? line.replace(/[-*•.)#]/, '\\$&') : line
}

function entries({ kind, start, entries: rows }: RichList, indent: string): readonly string[] {
  return rows.flatMap(({ spans, lists }, at) => [
    `${indent}${kind === 'bullets' ? '-' : `${start + at}.`} ${writeSpans(spans)}`,
    ...lists.flatMap((list) => entries(list, `${indent}   `)),
  ])
}

function writeSpans(spans: readonly RichSpan[]): string {
  const parts = tieGroups(spans).map(({ tie, spans: tied }) => {
    const isEmpty = tied.every(({ text }) => text.trim() === '')
    return tie && !isEmpty ? writtenTie(writeMarked(tied, insideTie), tie) : withoutTie(writeMarked(tied))
  })
  return asLetters(parts.join(''))
}

/** Letters and the signs between them. */
function writeMarked(spans: readonly RichSpan[], letters = (text: string) => text): string {
  const on = new Set<RichMark>()
  const parts: string[] = []
  for (const { text, marks } of trimmed(spans)) {
    parts.push(turned(on, marks), letters(escaped(text)))
    on.clear()
    for (const mark of marks) on.add(mark)
  }
  return parts.join('') + turned(on, [])
}

/** The signs between letters that are marked in one way and letters that are marked in another. */
function turned(from: ReadonlySet<RichMark>, to: readonly RichMark[]): string {
  const turns = (mark: RichMark) => from.has(mark) !== to.includes(mark)
  return `${turns('bold') ? '**' : ''}${turns('italic') ? '*' : ''}`
}

/** A mark begins and ends at a letter: blanks at its edges belong to what is before or behind, and blanks beside blanks are marked alike. */
function trimmed(spans: readonly RichSpan[]): readonly RichSpan[] {
  const parts = spans.flatMap(({ text, marks }) =>
    text
      .split(/^(\s+)|(\s+)$/)
      .filter((part) => part !== undefined && part !== '')
      .map((part) => ({ text: part, marks })),
  )
  const worded = parts.map(({ text, marks }, at) => {
    if (text.trim() !== '') return { text, marks }
    const before = marksBeside(parts.slice(0, at).toReversed())
    const behind = marksBeside(parts.slice(at + 1))
    const both = before.filter((mark) => behind.includes(mark))
    return { text, marks: marks.filter((mark) => both.includes(mark)) }
  })
  return joined(worded)
}

/** The marks of the nearest letters, as far as the blanks before them have them too. */
function marksBeside(parts: readonly RichSpan[]): readonly RichMark[] {
  const at = parts.findIndex(({ text }) => text.trim() !== '')
  const letters = parts[at]
  if (!letters) return []
  return letters.marks.filter((mark) => parts.slice(0, at).every(({ marks }) => marks.includes(mark)))
}

function joined(spans: readonly RichSpan[]): readonly RichSpan[] {
  const whole: RichSpan[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && last.marks.join() === span.marks.join())
      whole.splice(-1, 1, { text: last.text + span.text, marks: span.marks })
    else whole.push(span)
  }
  return whole
}

/** A star beside letters and a backslash before a sign are written so that they stay what they are. */
function escaped(text: string): string {
  return text.replace(/\\(?=[\\*[\]()<>!\-+•.#_`]|$)/g, '\\\\').replace(/(?<!\s)\*|\*(?!\s)/g, '\\*')
}
