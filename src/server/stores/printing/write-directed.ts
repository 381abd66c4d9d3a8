import { directedPieces, isFromRight, mirrored, seenOrder } from './directed-pieces.ts'
import type { PrintedSpan } from './printed-document.ts'
import type { TextPlace } from './text-place.ts'
import { homeOf, type StyledText, withLetters } from './with-letters.ts'

/** What one writes with, word by word. */
type Pen = {
  readonly lineHeight: (size: number) => number
  readonly widthOf: (run: StyledText, size: number) => number
  readonly place: (run: StyledText, at: WordPlace) => void
  /** Where the next line begins. */
  readonly nextLine: (size: number) => number
  readonly goTo: (top: number) => void
}

/** Where a word stands. */
export type WordPlace = {
  readonly x: number
  readonly top: number
  readonly size: number
}

/** A word or what stands between words, in its styles. */
type Word = {
  readonly runs: readonly StyledText[]
  readonly level: number
  readonly width: number
  readonly isSpace: boolean
}

type Lines = readonly { readonly words: readonly Word[]; readonly isFromRight: boolean }[]

/**
 * Writes on paper text in which something is read from the right: line by line, each word where it is seen. What is told
 * beside it (`said`) is the text in the order in which it is read.
 */
export function writeDirected(pen: Pen, spans: readonly PrintedSpan[], place: TextPlace): void {
  for (const { words, isFromRight: isRight } of linesOf(pen, spans, place)) {
    const top = pen.nextLine(place.size)
    writeLine(pen, words, { ...place, top, isRight })
    pen.goTo(top + pen.lineHeight(place.size))
  }
}

/** How high such a text becomes. */
export function directedHeight(
  pen: Pen,
  spans: readonly PrintedSpan[],
  place: Pick<TextPlace, 'width' | 'size'>,
): number {
  return linesOf(pen, spans, place).length * pen.lineHeight(place.size)
}

function linesOf(
  pen: Pen,
  spans: readonly PrintedSpan[],
  { width, size }: Pick<TextPlace, 'width' | 'size'>,
): Lines {
  return paragraphsOf(spans).flatMap((paragraph) => {
    const isRight = isFromRight(paragraph.map(({ text }) => text).join(''))
    const lines: Word[][] = [[]]
    let used = 0
    for (const word of wordsOf(pen, paragraph, size).flatMap((each) => fitting(pen, each, { width, size }))) {
      if (used > 0 && !word.isSpace && used + word.width > width) {
        lines.push([])
        used = 0
      }
      lines.at(-1)?.push(word)
      used += word.width
    }
    return lines.map((words) => ({ words: withoutEnd(words), isFromRight: isRight }))
  })
}

/** Spans between line breaks. */
function paragraphsOf(spans: readonly PrintedSpan[]): readonly (readonly PrintedSpan[])[] {
  const paragraphs: PrintedSpan[][] = [[]]
  for (const span of spans)
    for (const [at, text] of span.text.split('\n').entries()) {
      if (at > 0) paragraphs.push([])
      paragraphs.at(-1)?.push({ ...span, text })
    }
  return paragraphs
}

/** Levels follow from the whole paragraph, styles from the span in which a piece stands. */
function wordsOf(pen: Pen, spans: readonly PrintedSpan[], size: number): readonly Word[] {
  const words: Word[] = []
  const whole = spans.map(({ text }) => text).join('')
  const home = isFromRight(whole) ? homeOf(whole) : undefined
  let from = 0
  const ends = spans.map((_, at) => spans.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0))
  for (const piece of directedPieces(whole)) {
    const span = spans[ends.findIndex((end) => from < end)] ?? spans[0]
    from += piece.text.length
    const runs = withLetters({ ...span, text: mirrored(piece) }, home)
    words.push(wordOf(pen, runs, { level: piece.level, size }))
  }
  return words
}

function wordOf(
  pen: Pen,
  runs: readonly StyledText[],
  { level, size }: { readonly level: number; readonly size: number },
): Word {
  const width = runs.reduce((sum, run) => sum + pen.widthOf(run, size), 0)
  const isSpace = runs.every(({ text }) => text.trim() === '')
  return { runs, level, width, isSpace }
}

/** A word that is longer than a line is cut. */
function fitting(pen: Pen, word: Word, { width, size }: Pick<TextPlace, 'width' | 'size'>): readonly Word[] {
  const [run] = word.runs
  if (word.width <= width || !run || word.runs.length > 1) return [word]
  const letters = [...run.text]
  const half = Math.ceil(letters.length / 2)
  if (letters.length < 2) return [word]
  return [letters.slice(0, half), letters.slice(half)]
    .map((part) => wordOf(pen, [{ ...run, text: part.join('') }], { level: word.level, size }))
    .flatMap((part) => fitting(pen, part, { width, size }))
}

function withoutEnd(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ isSpace }) => !isSpace)
  return words.slice(0, last + 1)
}

type LinePlace = TextPlace & { readonly top: number; readonly isRight: boolean }

/** From the left to the right, as a pen would go: whoever takes the words out of the file turns them around again. */
function writeLine(pen: Pen, words: readonly Word[], { x, width, size, top, isRight }: LinePlace): void {
  const whole = words.reduce((sum, word) => sum + word.width, 0)
  let left = isRight ? x + width - whole : x
  for (const at of seenOrder(words.map(({ level }) => level)))
    for (const run of words[at]?.runs ?? []) {
      pen.place(run, { x: left, top, size })
      left += pen.widthOf(run, size)
    }
}
