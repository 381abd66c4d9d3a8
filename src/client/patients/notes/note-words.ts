import type { Note } from '#generated/types/note.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'

/** All words of a note, and the same without accents and capitals, letter for letter, so that places in both are the same. */
export type NoteWords = { readonly whole: string; readonly plain: string }

/** The words of a note to be searched as often as somebody types. */
export function noteWords(note: { readonly sections?: Note['sections'] }): NoteWords {
  const whole = sectionTexts(note).join(' · ')
  return { whole, plain: folded(whole) }
}

/** The words of a note, one text for each section: all that was written or chosen in it. A draft whose words are hidden has none. */
function sectionTexts({ sections }: { readonly sections?: Note['sections'] }): readonly string[] {
  return (sections ?? []).map(({ title, data, narrative = '' }) =>
    [title, ...textsIn(data), richWords(narrative)].filter((text) => text !== '').join(' · '),
  )
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return idLike.test(value) ? [] : [richWords(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (name.startsWith('_') ? [] : textsIn(each)))
}

const idLike = /^[0-9a-f]{8}-[0-9a-f]{4}-/

const around = 60

/** The passage of a note around the first of the words sought, where all of them begin words of it; else nothing. */
export function passageOf({ whole, plain }: NoteWords, sought: string): string | undefined {
  const wanted = folded(sought)
    .split(/\s+/)
    .filter((word) => word !== '')
  const places = wanted.map((word) => placeOf(plain, word))
  const [first] = places
  if (first === undefined || places.some((place) => place < 0)) return undefined
  const start = Math.max(0, first - around)
  const end = Math.min(whole.length, first + around * 2)
  return `${start > 0 ? '…' : ''}${whole.slice(start, end)}${end < whole.length ? '…' : ''}`
}

/** Where a word begins with it; -1 where none does. */
function placeOf(plain: string, word: string): number {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) return at
  return -1
}

function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)).join('')
}
