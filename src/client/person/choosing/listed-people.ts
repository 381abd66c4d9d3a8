import { wordsOf } from '#shared/words/fold.ts'

/** Somebody who was found: `name` is what words must fit, `label` what the list shows. */
export type FoundPerson = { readonly id: string; readonly name: string; readonly label: string }

/** Whom a field lists for the text that is looked for. */
export type ListedPeople = { readonly text: string; readonly people: readonly FoundPerson[] }

type Now = {
  readonly text: string
  /** The answer to exactly this text; undefined while it is awaited. */
  readonly answered: readonly FoundPerson[] | undefined
  /** Somebody of the list has been pointed at since the text was changed. */
  readonly isPointed: boolean
}

export const nobodyListed: ListedPeople = { text: '', people: [] }

/**
 * Whom a field lists now, from whom it has listed before. Nobody is listed who neither fits the words nor was answered for exactly
 * this text. While the answer is awaited, those stay who still fit; once somebody is pointed at, nobody moves or vanishes, and who
 * comes is put behind. The same list, where nothing has changed.
 */
export function listedPeople(before: ListedPeople, { text, answered, isPointed }: Now): ListedPeople {
  const kept = text === before.text ? before.people : before.people.filter(({ name }) => fits(name, text))
  const people = answered ? known(isPointed ? kept : [], answered) : kept
  const isSame =
    text === before.text &&
    people.length === before.people.length &&
    people.every(
      ({ id, label }, place) => before.people[place]?.id === id && before.people[place].label === label,
    )
  return isSame ? before : { text, people }
}

/** Who was there, as the answer now calls them, and then who is new. */
function known(kept: readonly FoundPerson[], answered: readonly FoundPerson[]): readonly FoundPerson[] {
  const byId = new Map([...kept, ...answered].map((person) => [person.id, person]))
  return [...byId.values()]
}

/** As the server finds people: each word is the beginning of some word of the name. What numbers find, only the server knows. */
export function fits(name: string, text: string): boolean {
  if (/\d/.test(text)) return false
  const names = wordsOf(name)
  return wordsOf(text).every((word) => names.some((each) => each.startsWith(word)))
}
