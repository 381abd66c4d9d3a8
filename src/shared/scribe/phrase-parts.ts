import { fold } from '#shared/words/fold.ts'
import { isUsualHeading } from './is-usual-heading.ts'
import { namedIn, namesAnother } from './named-in.ts'
import { plainly } from './part-called.ts'
import type { MeantParts, WhosePhrase } from './who-is-meant.ts'

/** A line that was typed, without the name before it, and whose it is. */
export type PlacedPhrase = { readonly text: string; readonly part: WhosePhrase }

/** A line as it was read: a phrase, only whom the lines behind it are about, or nothing. */
export type ReadLine = PlacedPhrase & { readonly kind: 'phrase' | 'heading' | 'blank' }

/**
 * Whose each line is. A name and a colon before it decide, alone on a line also for the lines behind it, until another one comes; without one, who is named in it.
 * Where two could be meant, or a name is nobody's here, nothing is guessed: that line is unclear, and goes nowhere.
 */
export function phraseParts(lines: readonly string[], meant: MeantParts): readonly PlacedPhrase[] {
  return readLines(lines, meant).flatMap(({ kind, text, part }) =>
    kind === 'phrase' ? [{ text, part }] : [],
  )
}

/** The same line by line, also those that only say whom the others are about. */
export function readLines(lines: readonly string[], meant: MeantParts): readonly ReadLine[] {
  const read: ReadLine[] = []
  let current: WhosePhrase | undefined
  for (const line of lines) {
    const head = headOf(line.trim(), meant)
    read.push(readLine(line.trim(), { head, current, meant }))
    if (head) current = after(head, current)
  }
  return read
}

type Standing = {
  readonly head: Head | undefined
  readonly current: WhosePhrase | undefined
  readonly meant: MeantParts
}

function readLine(text: string, { head, current, meant }: Standing): ReadLine {
  if (text === '') return { kind: 'blank', text, part: current ?? { of: 'all' } }
  if (head && head.part.of === 'unclear') return { kind: 'phrase', text, part: head.part }
  if (head) return { kind: head.rest === '' ? 'heading' : 'phrase', text: head.rest, part: head.part }
  return { kind: 'phrase', text, part: current ? within(text, current, meant) : partNamed(text, meant) }
}

type Head = { readonly part: WhosePhrase; readonly rest: string }

/** Alone on a line it goes on; before a phrase it speaks of that one, and whoever names somebody else there has come to the end of what was said before. */
function after({ part, rest }: Head, current: WhosePhrase | undefined): WhosePhrase | undefined {
  if (rest === '') return part.of === 'unclear' ? { of: 'unclear' } : part
  return current && !isSame(current, part) ? { of: 'unclear' } : current
}

/** Is it the same part that is meant? */
export function isSame(one: WhosePhrase, other: WhosePhrase): boolean {
  return one.of === other.of && (one.of !== 'one' || other.of !== 'one' || one.id === other.id)
}

/** A line under a name is about that member, unless it names somebody else. */
function within(text: string, current: WhosePhrase, meant: MeantParts): WhosePhrase {
  if (current.of !== 'one') return current
  return namesAnother(text, meant, current.id) ? { of: 'unclear' } : current
}

/** So far into a line it may say whom it is about. */
const longest = 300
const bullet = /^(?:[-–—•*·]|\d{1,2}[.)])\s+/

/** Whom a line says that it is about, and what it says; undefined where it only speaks. */
function headOf(line: string, meant: MeantParts): Head | undefined {
  const text = line.replace(bullet, '')
  const colons = [...text.slice(0, longest).matchAll(/[:：]/g)].map(({ index }) => index)
  const heads = colons.flatMap((index) => {
    const part = partHeaded(text.slice(0, index), meant)
    return part ? [{ part, rest: text.slice(index + 1).trim() }] : []
  })
  const first = colons[0]
  return heads.at(-1) ?? (first === undefined ? undefined : unknownHead(text, first, meant))
}

function partHeaded(said: string, { headings }: MeantParts): WhosePhrase | undefined {
  return headings.get(plainly(said))
}

/** What looks like somebody's name before a colon, but is nobody's here: it may be written wrongly. */
function unknownHead(text: string, colon: number, meant: MeantParts): Head | undefined {
  const said = text.slice(0, colon).trim()
  const behind = text.slice(colon + 1)
  const isPartOfWord = /^(?:\d|\/\/)/.test(behind)
  if (isPartOfWord || isUsualHeading(said) || !mayBeName(said, meant)) return undefined
  return { part: { of: 'unclear', said }, rest: behind.trim() }
}

function mayBeName(said: string, { nameWords }: MeantParts): boolean {
  const words = said.match(/[\p{L}\p{M}\p{N}.'’-]+/gu) ?? []
  if (words.length === 0 || words.length > 6 || !/\p{L}/u.test(said)) return false
  const isCapital = (word: string) => !/^\p{Ll}/u.test(word)
  if (words.length === 1 || words.every(isCapital) || /\s\p{L}\.?$/u.test(said)) return true
  return words.some((word) => nameWords.some((name) => isNear(fold(word), name)))
}

/** Is a word another one with a letter or, where it is long, two written wrongly? */
function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) > 5 ? 2 : 1
  if (one === other) return true
  if (other.length < 4 || Math.abs(one.length - other.length) > most) return false
  return lettersApart(one, other) <= most
}

function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Who is named in a line; nobody: it is everybody's. */
function partNamed(text: string, meant: MeantParts): WhosePhrase {
  const { sure, perhaps } = namedIn(text, meant)
  const [id] = sure
  if (id === undefined) return { of: perhaps.size === 0 ? 'all' : 'unclear' }
  return sure.size === 1 && perhaps.size === 0 ? { of: 'one', id } : { of: 'unclear' }
}
