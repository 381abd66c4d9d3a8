import type { HumanName } from '#generated/types/human-name.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Patient } from '#generated/types/patient.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import type { RuleOverride, RuleResult } from '#shared/rules/judging/rule-result.ts'
import { sentence } from '#shared/rules/sentence.ts'
import { fold } from '#shared/words/fold.ts'
import { namesThatAreWords, particles } from '#shared/words/names-that-are-words.ts'
import { isMemberPart, ownSections } from './is-member-part.ts'

/** A place in a member's text where another member of the group is named. */
export type NamedMember = {
  /** Which of the note's sections. */
  readonly section: number
  /** Which question in it; absent in its free text. */
  readonly element?: string
  readonly name: string
}

/** Under which the finding stands beside those of rules: no rule of the practice, the product itself asks. */
export const otherMembersCheck = { ruleId: 'other-members', itemId: 'names' } as const

/** Where a member's own text names another member of the group, by given or family name as a whole word. */
export function otherMembersNamed(parts: NoteParts, note: Note = parts.note): readonly NamedMember[] {
  const names = otherNames(parts)
  if (!isMemberPart(note) || names.length === 0) return []
  return ownSections(note).flatMap((section, index) =>
    namedIn(section, names).map((each) => ({ ...each, section: index })),
  )
}

/** By all that a person is called: the name with its middle one, former and other names, and the one that is preferred. */
export function allNames({
  name,
  otherNames = [],
  preferredName,
}: Pick<Patient, 'name' | 'otherNames' | 'preferredName'>): readonly HumanName[] {
  return [name, ...otherNames, ...(preferredName === undefined ? [] : [{ given: [preferredName] }])]
}

/** By what the other members are called, but for what this one is called too. */
function otherNames(parts: NoteParts): readonly string[] {
  const others = parts.shared?.others ?? []
  const patient = patientOf(parts)
  const own = new Set((patient ? allNames(patient) : []).flatMap(wordsOf).map(fold))
  return [...new Set(others.flatMap(wordsOf))].filter((name) => !own.has(fold(name)))
}

/** What is said of an amendment stands in this chart too, also where it is one of all parts. */
function isNamedWhy(parts: NoteParts, note: Note): boolean {
  const narrative = amendmentInRound(note)?.text ?? ''
  return namedIn({ data: {}, narrative }, otherNames(parts)).length > 0
}

type Named = Omit<NamedMember, 'section'>

/** By which of these people's names a text calls somebody, but for what the one it is about is called too: a name as a whole word. */
export function nameIn(
  text: string,
  people: readonly HumanName[],
  own: readonly HumanName[],
): string | undefined {
  const called = new Set(own.flatMap(wordsOf).map(fold))
  return firstNamed(
    text,
    people.flatMap(wordsOf).filter((name) => !called.has(fold(name))),
  )
}

const word = /[\p{L}\p{M}]+/gu

/** A name is meant however it is written, but for one that is a word too, as `will` and `may`: in small letters it is the word. */
function firstNamed(text: string, names: readonly string[]): string | undefined {
  const said = text.normalize('NFC').match(word) ?? []
  const written = new Set(said.filter((each) => each !== each.toLowerCase()).map(fold))
  const folded = new Set(said.map(fold))
  return names.find((each) => {
    const parts = (each.match(word) ?? []).map(fold)
    const telling = parts.filter((part) => !particles.has(part))
    return (telling.length > 0 ? telling : parts).every((part) =>
      (namesThatAreWords.has(part) ? written : folded).has(part),
    )
  })
}

function namedIn(
  { data, narrative = '' }: Pick<NoteSection, 'data' | 'narrative'>,
  names: readonly string[],
): readonly Named[] {
  const answers = Object.entries(data).map(([element, answer]) => ({ element, text: textOf(answer) }))
  return [...answers, { text: narrative }].flatMap(({ text, ...place }) => {
    const name = firstNamed(text, names)
    return name === undefined ? [] : [{ ...place, name }]
  })
}

/** The words of an answer, whatever its shape; codes and references hold no names of people that somebody has typed. */
function textOf(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (Array.isArray(answer)) return answer.map(textOf).join('\n')
  if (typeof answer !== 'object' || answer === null || 'resourceType' in answer) return ''
  return Object.values(answer).map(textOf).join('\n')
}

/** Names of at least three letters; shorter ones are words of the language too often. */
function wordsOf({ given = [], middle = '', family = '' }: HumanName): readonly string[] {
  return [...given, middle, family]
    .map((each) => each.normalize('NFC').trim())
    .filter((each) => each.length > 2 && /\p{L}/u.test(each))
}

/** The same as a check that a signer takes on with a reason. It never says whose name it is: what it says is kept in this chart. */
export function otherMembersResult(
  parts: NoteParts,
  { note = parts.note, overrides }: { readonly note?: Note; readonly overrides: readonly RuleOverride[] },
): readonly RuleResult[] {
  if (!isMemberPart(note)) return []
  const isNamed = otherMembersNamed(parts, note).length > 0 || isNamedWhy(parts, note)
  const { ruleId, itemId } = otherMembersCheck
  const isTakenOn = overrides.some(
    (each) => each.ruleId === ruleId && each.itemId === itemId && each.reason.trim() !== '',
  )
  return [
    {
      ...otherMembersCheck,
      ruleVersion: 1,
      severity: 'Warn',
      outcome: outcomeOf(isNamed, isTakenOn),
      sentence: sentence(isNamed ? 'notes.names-other-member' : 'notes.names-no-other-member'),
      mayOverride: true,
      needsReason: true,
    },
  ]
}

function outcomeOf(isNamed: boolean, isTakenOn: boolean): RuleResult['outcome'] {
  if (!isNamed) return 'Pass'
  return isTakenOn ? 'Overridden' : 'Fail'
}
