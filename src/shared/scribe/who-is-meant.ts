import { fold } from '#shared/words/fold.ts'
import { particles } from '#shared/words/names-that-are-words.ts'
import { callsOf, type PartCalled, plainly } from './part-called.ts'

/** Whose a line is: one part's, everybody's, or not to be told; `said` is then by what nobody here is called. */
export type WhosePhrase =
  | { readonly of: 'one'; readonly id: string }
  | { readonly of: 'all' }
  | { readonly of: 'unclear'; readonly said?: string }

/** Who may be meant by a phrase, and by what: made once for all lines. */
export type MeantParts = {
  readonly parts: readonly PartCalled[]
  /** By what the whole is called, the best first. */
  readonly whole: readonly string[]
  /** Whom a name before a colon means, by the name compared plainly. */
  readonly headings: ReadonlyMap<string, WhosePhrase>
  /** Whose each word of a member's name is, folded, by ids. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Every word by which a part is called. */
  readonly nameWords: readonly string[]
}

const everybody = ['Group', 'All', 'Everyone', 'Everybody', 'Grupo', 'Todos', 'Todas']

/** Who may be meant where these are the parts; `called` is what the whole is called in the person's language. */
export function whoIsMeant(parts: readonly PartCalled[], called: readonly string[]): MeantParts {
  const whole = [...called, ...everybody]
  const names = namesIn(parts)
  const services = parts.filter((part) => !part.names).flatMap(({ called: said }) => plainly(said).split(' '))
  const nameWords = [...names.keys(), ...services.filter((each) => each.length > 3)]
  return { parts, whole, headings: headingsOf(parts, whole), names, nameWords }
}

function headingsOf(
  parts: readonly PartCalled[],
  whole: readonly string[],
): ReadonlyMap<string, WhosePhrase> {
  const headings = new Map<string, WhosePhrase>()
  const add = (call: string, whose: WhosePhrase) =>
    headings.set(call, headings.has(call) ? { of: 'unclear' } : whose)
  for (const part of parts)
    for (const call of new Set(callsOf(part).map(plainly))) add(call, { of: 'one', id: part.id })
  for (const [call, id] of servicesAlone(parts)) headings.set(call, { of: 'one', id })
  for (const call of new Set(whole.map(plainly))) add(call, { of: 'all' })
  return headings
}

function namesIn(parts: readonly PartCalled[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const part of parts)
    for (const word of wordsOf(part)) names.set(word, [...(names.get(word) ?? []), part.id])
  return names
}

/** A service in full, where no other is called so: what another's name begins with does not make it unclear. */
function servicesAlone(parts: readonly PartCalled[]): readonly (readonly [string, string])[] {
  const all = parts.flatMap(({ id, names, called }) => (names ? [] : [[plainly(called), id] as const]))
  return all.filter(([call]) => all.filter(([other]) => other === call).length === 1)
}

/** The words of a member's names, folded; letters alone, and what only joins the words of a name, are none. */
function wordsOf({ names = [], preferredName = '' }: PartCalled): ReadonlySet<string> {
  const said = names.flatMap(({ given = [], middle = '', family = '' }) => [...given, middle, family])
  return new Set([...said, preferredName].flatMap(wordsOfOne).filter((each) => each.length > 1))
}

function wordsOfOne(name: string): readonly string[] {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((each) => !particles.has(each))
  return own.length > 0 ? own : words
}
