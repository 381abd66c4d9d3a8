/** A piece of a line that is read in one direction; an odd level is read from the right. */
export type DirectedPiece = { readonly text: string; readonly level: number }

const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const strong = /[\p{L}\p{M}]/u
/** Scripts that put no spaces between words: a line may end behind each letter. */
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
const digit = /\p{Nd}/u

/** Is there anything in the text that is read from the right? */
export function hasFromRight(text: string): boolean {
  return fromRight.test(text)
}

/** Is a paragraph read from the right as a whole: does its first letter come from such a script? */
export function isFromRight(text: string): boolean {
  for (const letter of text) {
    if (fromRight.test(letter)) return true
    if (strong.test(letter)) return false
  }
  return false
}

type Direction = 'left' | 'right' | 'number' | 'space' | 'none'

/**
 * On paper, the words and signs of a paragraph in the order in which they are read, each with its level (Unicode's bidirectional
 * algorithm, without the embeddings that nobody types): letters of one script stay together, words are told from spaces.
 */
export function directedPieces(text: string): readonly DirectedPiece[] {
  const base = isFromRight(text) ? 1 : 0
  const pieces = cutPieces(text)
  const turned = pieces.map((_, at) => resolved(pieces, at, base))
  const told = pieces.map(({ text: said, direction }, at) => {
    // A number behind letters that are read from the right is read among them, from the left.
    const isAmong = direction === 'number' && letterBefore(pieces, at) === 'right'
    return { text: said, level: isAmong ? 2 : levelOf(turned[at] ?? 'left', base) }
  })
  return withSpaces(told)
}

/** A space that is read in the same direction as the word before it belongs to that word. */
function withSpaces(pieces: readonly DirectedPiece[]): readonly DirectedPiece[] {
  const joined: DirectedPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isJoined = last?.level === piece.level && /^\s$/u.test(piece.text) && !/\s$/u.test(last.text)
    if (last && isJoined) joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

function letterBefore(pieces: readonly Cut[], at: number): Direction | undefined {
  return pieces.slice(0, at).findLast(({ direction }) => direction === 'left' || direction === 'right')
    ?.direction
}

type Cut = { readonly text: string; readonly direction: Direction }

function cutPieces(text: string): readonly Cut[] {
  const pieces: Cut[] = []
  for (const letter of text) {
    const direction = directionOf(letter, pieces.at(-1)?.direction)
    const last = pieces.at(-1)
    const isSingle = direction === 'none' || direction === 'space' || eastern.test(letter)
    if (last?.direction === direction && !isSingle)
      pieces[pieces.length - 1] = { ...last, text: last.text + letter }
    else pieces.push({ text: letter, direction })
  }
  return pieces
}

function directionOf(letter: string, before: Direction | undefined): Direction {
  if (/\s/u.test(letter)) return 'space'
  if (digit.test(letter)) return 'number'
  if (fromRight.test(letter)) return 'right'
  if (/\p{M}/u.test(letter) && before === 'right') return 'right'
  // A point or a colon within a number belongs to it.
  if (before === 'number' && /[.,:/٫٬-]/u.test(letter)) return 'number'
  return strong.test(letter) ? 'left' : 'none'
}

/** Signs and spaces go with the letters around them, where those agree; else with the paragraph. */
function resolved(pieces: readonly Cut[], at: number, base: number): 'left' | 'right' | 'number' {
  const direction = pieces[at]?.direction
  if (direction === 'left' || direction === 'right' || direction === 'number') return direction
  const whole = base === 1 ? 'right' : 'left'
  const before = strongSide(pieces.slice(0, at).toReversed()) ?? whole
  const after = strongSide(pieces.slice(at + 1)) ?? whole
  return before === after ? before : whole
}

/** A number counts as what stands around it. */
function strongSide(pieces: readonly Cut[]): 'left' | 'right' | undefined {
  for (const { direction } of pieces) {
    if (direction === 'left' || direction === 'right') return direction
    if (direction === 'number') return 'right'
  }
  return undefined
}

function levelOf(direction: 'left' | 'right' | 'number', base: number): number {
  if (direction === 'right') return 1
  if (base === 1) return 2
  return 0
}

/** In which order the pieces of one line stand on paper from the left: places in the given list. */
export function seenOrder(levels: readonly number[]): readonly number[] {
  const order = levels.map((_, at) => at)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) turnRuns(order, levels, level)
  return order
}

function turnRuns(order: number[], levels: readonly number[], level: number): void {
  let start = 0
  while (start < order.length) {
    let end = start
    while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1
    if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed())
    start = Math.max(end, start + 1)
  }
}

const mirrors = new Map(
  [...'()[]{}<>«»‹›'].map((sign, at, all) => [sign, all[at % 2 === 0 ? at + 1 : at - 1] ?? sign]),
)

/** A piece as it looks where one reads from the right: brackets open to the other side. */
export function mirrored({ text, level }: DirectedPiece): string {
  return level % 2 === 1 ? (mirrors.get(text) ?? text) : text
}
