import type { SpeechRuleKind } from '#generated/enumerations/speech-rule-kind.ts'
import type { SpeechSpacing } from '#generated/enumerations/speech-spacing.ts'
import type { SpeechRule } from '#generated/types/speech-rule.ts'
import { type SpokenLanguage, type SpokenSign, spokenSigns } from './spoken-signs.ts'

/** What a rule of speech is read by. */
export type RuleOfSpeech = Pick<
  SpeechRule,
  | 'phrases'
  | 'kind'
  | 'replacement'
  | 'engine'
  | 'matchCase'
  | 'priority'
  | 'spacingBefore'
  | 'spacingAfter'
  | 'visibility'
  | 'language'
>

/** How something was said: where it goes and by which rules it is written. */
export type Saying = {
  /** What stands before the caret in its line. */
  readonly before: string
  readonly language: SpokenLanguage
  readonly rules: readonly RuleOfSpeech[]
  /** Whether signs are said by their names, and sentences begin with a capital letter. */
  readonly hasSigns: boolean
}

/** The engine of the browser, as rules of speech and preferences call it. */
export const browserEngine = 'browser'

/**
 * What was said, as it is written: the rules of speech in their order (what is replaced, signs, formats; the highest first, then the
 * longest, then one's own before the team's before the practice's), then the signs that everybody may say. Nothing that a rule has
 * written is read again.
 */
export function writtenSpeech(spoken: string, saying: Saying): string {
  return heardSpeech(spoken, saying).text
}

/** The same, and which rules of speech have written something of it. */
export function heardSpeech(
  spoken: string,
  { before, language, rules, hasSigns }: Saying,
): { readonly text: string; readonly used: ReadonlySet<RuleOfSpeech> } {
  const phrases = [
    ...rules
      .filter((rule) => isFor(rule, language))
      .flatMap(phrasesOf)
      .toSorted(inOrder),
    ...(hasSigns ? spokenSigns[language].flatMap(phrasesOfSign).toSorted(longestFirst) : []),
  ]
  let pieces: readonly Piece[] = [{ text: spoken.trim() }]
  for (const phrase of phrases)
    pieces = pieces.flatMap((piece) => (piece.phrase ? [piece] : pieced(piece.text, phrase)))
  const isBeginning = hasSigns && /(?:^|[.!?])["”)]?\s*$/.test(before)
  const used = new Set(pieces.flatMap(({ phrase }) => phrase?.rule ?? []))
  return { text: `${gapBetween(before, pieces)}${joined(pieces, isBeginning, hasSigns)}`, used }
}

/** What is said, and what is written for it. */
type Phrase = {
  readonly said: string
  readonly written: string
  readonly before: SpeechSpacing
  readonly after: SpeechSpacing
  readonly pattern: RegExp
  /** Absent of a sign that everybody may say. */
  readonly rule?: RuleOfSpeech
}

/** A phrase of a rule, by what its turn is. */
type RulePhrase = Phrase & { readonly rule: RuleOfSpeech }

/** A part of what was said; where a phrase was found in it, that is all there is to it. */
type Piece = { readonly text: string; readonly phrase?: Phrase }

const turns: { readonly [Each in SpeechRuleKind]?: number } = { Replace: 0, Punctuation: 1, Format: 2 }
const nearest: { readonly [Each in SpeechRule['visibility']]: number } = {
  Personal: 0,
  Team: 1,
  Practice: 2,
}

function isFor({ kind, engine = '', language: { code } }: RuleOfSpeech, language: SpokenLanguage): boolean {
  return (
    turns[kind] !== undefined &&
    ['', browserEngine].includes(engine.toLowerCase()) &&
    code.slice(0, 2) === language
  )
}

function phrasesOf(rule: RuleOfSpeech): readonly RulePhrase[] {
  const { phrases, replacement = '', matchCase, spacingBefore, spacingAfter } = rule
  return phrases
    .filter((said) => said.trim() !== '')
    .map((said) => ({
      ...{ rule, said, written: replacement, before: spacingBefore, after: spacingAfter },
      pattern: new RegExp(wholeWords(said), matchCase ? 'gu' : 'giu'),
    }))
}

function phrasesOfSign({ phrases, notAfter, notBefore, ...sign }: SpokenSign): readonly Phrase[] {
  const after = notAfter ? `(?<!(?<![\\p{L}\\p{N}])(?:${notAfter.join('|')})\\s+)` : ''
  const before = notBefore ? `(?!\\s+(?:${notBefore.join('|')})(?![\\p{L}\\p{N}]))` : ''
  return phrases.map((said) => ({
    ...{ ...sign, said },
    pattern: new RegExp(`${after}${wholeWords(said)}${before}`, 'giu'),
  }))
}

/** The phrase letter by letter, between other words; only the spaces between its own may differ. */
function wholeWords(said: string): string {
  const words = said.trim().split(/\s+/).map(literally).join('\\s+')
  return `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`
}

function literally(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function inOrder(one: RulePhrase, other: RulePhrase): number {
  return (
    (turns[one.rule.kind] ?? 0) - (turns[other.rule.kind] ?? 0) ||
    other.rule.priority - one.rule.priority ||
    longestFirst(one, other) ||
    nearest[one.rule.visibility] - nearest[other.rule.visibility]
  )
}

function longestFirst(one: Phrase, other: Phrase): number {
  return other.said.length - one.said.length
}

function pieced(text: string, phrase: Phrase): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(phrase.pattern)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) })
    pieces.push({ text: phrase.written, phrase })
    at = found.index + found[0].length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/** The space between what stood there and what comes. */
function gapBetween(before: string, [first]: readonly Piece[]): string {
  const isTight = first?.phrase?.before === 'None' || !/[^\s(“¿¡/-]$/.test(before)
  return first === undefined || isTight || /^[,.;:!?)]/.test(first.text) ? '' : ' '
}

/** What is written so far, and how it goes on. */
type Written = { readonly text: string; readonly after: SpeechSpacing; readonly begins: boolean }

function joined(pieces: readonly Piece[], isBeginning: boolean, hasSigns: boolean): string {
  const first: Written = { text: '', after: 'Keep', begins: isBeginning }
  const { text } = pieces.reduce(
    (written, { text: said, phrase }) =>
      phrase ? withPhrase(written, phrase, hasSigns) : withWords(written, said),
    first,
  )
  return withoutEnd(text)
}

function withPhrase(
  { text, begins }: Written,
  { written, before, after }: Phrase,
  hasSigns: boolean,
): Written {
  const former = before === 'Keep' ? text : withoutEnd(text)
  const gap = before === 'One' && /[^\n]$/.test(former) ? ' ' : ''
  return {
    text: `${former}${gap}${written}`,
    after,
    begins: hasSigns && beginsAfter(written, begins),
  }
}

function withWords({ text, after, begins }: Written, said: string): Written {
  const words = spaced(said, after)
  const isBlank = words.trim() === ''
  return { text: text + (begins ? capital(words) : words), after: 'Keep', begins: begins && isBlank }
}

function withoutEnd(text: string): string {
  return text.replace(/[ \t]+$/, '')
}

function spaced(text: string, after: SpeechSpacing): string {
  if (after === 'Keep') return text
  const words = text.replace(/^\s+/, '')
  return after === 'One' ? ` ${words}` : words
}

function capital(text: string): string {
  return text.replace(/^(\s*)(\p{Ll})/u, (_, space: string, letter: string) => space + letter.toUpperCase())
}

/** Whether a sentence begins behind a sign; an opening one stands in the sentence that it opens. */
function beginsAfter(sign: string, isBeginning: boolean): boolean {
  return /[.!?\n]\s*$/.test(sign) || (isBeginning && /^[“(¿¡]$/.test(sign))
}
