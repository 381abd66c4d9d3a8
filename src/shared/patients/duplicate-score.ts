import type { DuplicateReason } from '#generated/enumerations/duplicate-reason.ts'
import { sounds } from './sounds.ts'

/** What of a person is compared with another; a record says more than somebody who is being added. */
export type ComparedPerson = {
  readonly name: ComparedName
  readonly otherNames?: readonly ComparedName[]
  readonly preferredName?: string
  readonly birthDate?: string
  readonly contacts?: readonly { readonly system: string; readonly value: string }[]
  readonly addresses?: readonly { readonly lines?: readonly string[]; readonly postalCode?: string }[]
  readonly identifiers?: readonly { readonly system: string; readonly value: string }[]
}

type ComparedName = { readonly given?: readonly string[]; readonly family?: string }

/** How likely it is that two records are of one person, and why. */
export type DuplicateScore = { readonly score: number; readonly reasons: readonly DuplicateReason[] }

/** From this score on two records are suspected to be of one person. */
export const suspicious = 60

const points: { readonly [Reason in DuplicateReason]: number } = {
  SameName: 45,
  SimilarName: 30,
  SameBirthDate: 35,
  SimilarBirthDate: 15,
  SamePhone: 20,
  SameEmail: 20,
  SameAddress: 10,
  SameIdentifier: 50,
}

/** The duplicate score of two people: the sum of what speaks for it, at most 100. */
export function duplicateScore(one: ComparedPerson, other: ComparedPerson): DuplicateScore {
  const reasons = [
    ...nameReason(one, other),
    ...birthDateReason(one.birthDate, other.birthDate),
    ...(share(one, other, phonesOf) ? ['SamePhone' as const] : []),
    ...(share(one, other, emailsOf) ? ['SameEmail' as const] : []),
    ...(share(one, other, addressesOf) ? ['SameAddress' as const] : []),
    ...(share(one, other, identifiersOf) ? ['SameIdentifier' as const] : []),
  ]
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, reason) => sum + points[reason], 0),
    ),
    reasons,
  }
}

function nameReason(one: ComparedPerson, other: ComparedPerson): readonly DuplicateReason[] {
  const [mine, theirs] = [namesOf(one), namesOf(other)]
  const pairs = mine.flatMap((name) => theirs.map((each) => [name, each] as const))
  if (pairs.some(([name, each]) => isSaid(name.family, each.family) && shareName(name, each)))
    return ['SameName']
  return pairs.some(([name, each]) => areAlike(name, each)) ? ['SimilarName'] : []
}

type Word = { readonly text: string; readonly sound: string }
type Folded = { readonly family: Word; readonly given: readonly Word[] }

/** So many names of a person, and so many words of a given name, are compared: nobody has more, and what is compared is bounded. */
const mostNames = 10
const mostWords = 8

/** Every name of a person, and what the person is called. */
function namesOf({ name, otherNames = [], preferredName }: ComparedPerson): readonly Folded[] {
  const called = preferredName === undefined ? [] : [{ family: name.family ?? '', given: [preferredName] }]
  return [name, ...called, ...otherNames].slice(0, mostNames).map(({ family = '', given = [] }) => ({
    family: wordOf(folded(family)),
    given: given
      .flatMap((each) => folded(each).split(' '))
      .filter((text) => text !== '')
      .slice(0, mostWords)
      .map(wordOf),
  }))
}

function wordOf(text: string): Word {
  return { text, sound: sounds(text) }
}

function areAlike(one: Folded, other: Folded): boolean {
  if (!soundAlike(one.family, other.family)) return areSwapped(one, other)
  return one.given.some((name) =>
    other.given.some((each) => isShortFor(name.text, each.text) || soundAlike(name, each)),
  )
}

/** Family and given name were written into each other's place. */
function areSwapped(one: Folded, other: Folded): boolean {
  return hasWord(one.given, other.family) && hasWord(other.given, one.family)
}

function shareName(one: Folded, other: Folded): boolean {
  return one.given.some((word) => hasWord(other.given, word))
}

function hasWord(words: readonly Word[], word: Word): boolean {
  return words.some((each) => isSaid(each, word))
}

function isSaid(one: Word, other: Word): boolean {
  return one.text === other.text
}

function soundAlike(one: Word, other: Word): boolean {
  return one.text !== '' && one.sound === other.sound
}

/** Lena and Helena, Al and Albert: one is the beginning or the end of the other. */
function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 2 && (long.startsWith(short) || (short.length >= 3 && long.endsWith(short)))
}

function birthDateReason(one: string | undefined, other: string | undefined): readonly DuplicateReason[] {
  if (one === undefined || other === undefined) return []
  if (one === other) return ['SameBirthDate']
  return isSlip(one, other) ? ['SimilarBirthDate'] : []
}

/** Day and month are exchanged, or one digit is another. */
function isSlip(one: string, other: string): boolean {
  const [year, month, day] = one.split('-')
  if (other === [year, day, month].join('-')) return true
  const different = [...one].filter((digit, index) => digit !== other[index])
  return one.length === other.length && different.length === 1
}

type ValuesOf = (person: ComparedPerson) => readonly string[]

function share(one: ComparedPerson, other: ComparedPerson, valuesOf: ValuesOf): boolean {
  const theirs = new Set(valuesOf(other))
  return valuesOf(one).some((value) => value !== '' && theirs.has(value))
}

const phonesOf: ValuesOf = ({ contacts = [] }) =>
  contacts.filter(({ system }) => system !== 'email').map(({ value }) => lastDigits(value))
const emailsOf: ValuesOf = ({ contacts = [] }) =>
  contacts.filter(({ system }) => system === 'email').map(({ value }) => value.toLowerCase().trim())
const addressesOf: ValuesOf = ({ addresses = [] }) =>
  addresses.flatMap(({ lines = [], postalCode = '' }) =>
    lines[0] === undefined || postalCode === '' ? [] : [`${folded(lines[0])} ${postalCode.slice(0, 5)}`],
  )
const identifiersOf: ValuesOf = ({ identifiers = [] }) =>
  identifiers.map(({ system, value }) => `${system} ${value}`)

/** A number is the same with and without its country; what is too short for a number is none. */
function lastDigits(value: string): string {
  const digits = value.replaceAll(/\D/g, '')
  return digits.length < 7 ? '' : digits.slice(-10)
}

/** Small letters without accents and signs. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
