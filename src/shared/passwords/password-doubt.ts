import { commonWords, runs } from './common-words.ts'
import { passwordCharacters } from './password-characters.ts'

/** Why a password is not taken: a message with its parameters. */
export type PasswordDoubt = {
  readonly message: 'passwords.length' | 'passwords.repeated' | 'passwords.common' | 'passwords.known'
  readonly parameters?: Readonly<Record<string, number>>
}

/** What must be left of a password once everything is taken away that anybody tries first. */
const leastOwn = 6
const leastDifferent = 5
const shortestRun = 4
const shortestKnown = 3

/**
 * What stands against a password (NIST SP 800-63B section 5.1.1.2): too short or long, one thing over and over, or little but
 * common words, runs of keys, years, and what is known of the person and the practice (`known`: names, login, practice). No
 * rules of composition. A practice may want longer ones (`wanted`), never shorter ones.
 */
export function passwordDoubt(
  password: string,
  known: readonly string[],
  wanted: number = passwordCharacters.shortest,
): PasswordDoubt | undefined {
  const { length } = [...password]
  const { longest } = passwordCharacters
  const shortest = Math.max(wanted, passwordCharacters.shortest)
  if (length < shortest || length > longest)
    return { message: 'passwords.length', parameters: { shortest, longest } }

  const plain = letters(password)
  if (isRepeated(password.normalize('NFKC').toLowerCase())) return { message: 'passwords.repeated' }
  const withoutCommon = own(plain, commonWords)
  if (isWeak(withoutCommon)) return { message: 'passwords.common' }
  return isWeak(own(plain, [...knownWords(known), ...commonWords]))
    ? { message: 'passwords.known' }
    : undefined
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** Lower case without accents; what is neither letter nor digit only parts words, unless it stands for a letter. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** What is left when years, runs and words are taken out, once as it stands and once with its disguises undone. */
function own(plain: string, words: readonly string[]): string {
  const bare = withoutDates(withoutRuns(plain))
  const undisguised = [...bare].map((letter) => disguises[letter] ?? letter).join('')
  return [bare, undisguised]
    .map((text) => withoutWords(joined(text), words))
    .reduce((least, text) => (text.length < least.length ? text : least))
}

function joined(text: string): string {
  return text.replace(/[\s\p{Punctuation}$+<=>^`|~]/gu, '')
}

/** Years, and every number of more than a few digits: nobody's secret is a date. */
function withoutDates(text: string): string {
  return text.replace(/(?:19|20)\d\d|\d{5,}/g, '\0')
}

/** A gap stays where something was taken out, so that its neighbours do not become a new word. */
function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((left, right) => right.length - left.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, '\0'), text).replaceAll('\0', '')
}

function withoutRuns(text: string): string {
  let rest = text
  for (const run of runs)
    for (const way of [run, [...run].reverse().join('')])
      for (let size = way.length; size >= shortestRun; size -= 1)
        for (let start = 0; start + size <= way.length; start += 1)
          rest = rest.replaceAll(way.slice(start, start + size), '\0')
  return rest
}

function knownWords(known: readonly string[]): readonly string[] {
  return known
    .flatMap((text) => [
      letters(text).replace(/[^\p{Letter}\p{Number}]/gu, ''),
      ...letters(text).split(/[^\p{Letter}\p{Number}]+/u),
    ])
    .filter((word) => word.length >= shortestKnown)
}

function isWeak(text: string): boolean {
  return text.length < leastOwn || new Set(text).size < leastDifferent - 1
}

/** One short thing again and again, or hardly any different characters. */
function isRepeated(text: string): boolean {
  if (new Set(text).size < leastDifferent) return true
  const characters = [...text]
  for (let size = 1; size < leastOwn + 2; size += 1)
    if (characters.every((character, index) => character === characters[index % size])) return true
  return false
}
