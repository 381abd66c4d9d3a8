import { isSame, type ReadLine, readLines } from './phrase-parts.ts'
import type { PartPhrases } from './phrases-again.ts'
import type { MeantParts } from './who-is-meant.ts'

/** What stays typed once a part's phrases have gone where they were meant: every line that was not among them, with the name under which it stands. */
export function phrasesLeft(typed: string, gone: PartPhrases, meant: MeantParts): string {
  const lines = typed.split('\n')
  const read = readLines(lines, meant)
  const texts = [...gone.texts]
  const stays = read.map(({ kind, text, part }) => {
    const at = kind !== 'phrase' || !isSame(part, gone.part) ? -1 : texts.indexOf(text)
    if (at !== -1) texts.splice(at, 1)
    return at === -1
  })
  const kept = lines.filter((_, at) => stays[at] && !isBare(read, stays, at))
  const wanted = read.filter(({ kind }, at) => stays[at] && kind === 'phrase')
  return areReadSo(readLines(kept, meant), wanted) ? kept.join('\n').trim() : typed
}

/** A name under which no phrase stands any more, where one stood. */
function isBare(read: readonly ReadLine[], stays: readonly (boolean | undefined)[], at: number): boolean {
  if (read[at]?.kind !== 'heading') return false
  const next = read.findIndex(({ kind }, index) => index > at && kind === 'heading')
  const under = stays.slice(at + 1, next === -1 ? undefined : next)
  return (
    under.includes(false) && !under.some((each, index) => each && read[at + 1 + index]?.kind === 'phrase')
  )
}

/** Without the others each line must still be read as the same part's; where it is not, nothing is taken away. */
function areReadSo(lines: readonly ReadLine[], wanted: readonly ReadLine[]): boolean {
  const phrases = lines.filter(({ kind }) => kind === 'phrase')
  return (
    phrases.length === wanted.length &&
    phrases.every(({ text, part }, at) => {
      const other = wanted[at]
      return other?.text === text && isSame(part, other.part)
    })
  )
}

/** The same where all lines are one note's. */
export function linesLeft(typed: string, gone: readonly string[]): string {
  const texts = [...gone]
  const lines = typed.split('\n').filter((line) => {
    const at = texts.indexOf(line.trim())
    if (at !== -1) texts.splice(at, 1)
    return at === -1
  })
  return lines.join('\n').trim()
}
