import { openSync } from 'fontkit'
import { type FontStyle, fontFile } from './font-file.ts'
import type { PrintedSpan } from './printed-document.ts'

const known = new Map<FontStyle, ReadonlySet<number>>()

/** Text in one style; `lacks`: it stands for letters that nothing here can draw. */
export type StyledText = { readonly text: string; readonly style: FontStyle; readonly lacks?: true }

/**
 * A span in styles that have all its letters: what the slanted or bold style lacks is written upright, what the typeface lacks is
 * taken from its sisters; what none has is named by its number in Unicode.
 */
export function withLetters(
  { text, isBold = false, isItalic = false }: PrintedSpan,
  home?: Home,
): readonly StyledText[] {
  const runs: StyledText[] = []
  for (const letter of plainLetters(text)) {
    const next = styled(letter, { isBold, isItalic, ...(home && { home }) })
    const last = runs.at(-1)
    if (last?.style === next.style && last.lacks === next.lacks)
      runs[runs.length - 1] = { ...last, text: last.text + next.text }
    else runs.push(next)
  }
  return runs
}

/** In which script a paragraph is at home: its signs and numbers are taken from there too, so that they stay one text. */
type Home = 'hebrew' | 'arabic'

/** The script of a text that is read from the right. */
export function homeOf(text: string): Home {
  const [first = ''] = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.exec(text) ?? []
  return /\p{Script=Hebrew}/u.test(first) ? 'hebrew' : 'arabic'
}

type Look = { readonly isBold: boolean; readonly isItalic: boolean; readonly home?: Home }

function styled(letter: string, look: Look): StyledText {
  const wanted = styleOf(look)
  const { isBold, home } = look
  if (home === undefined && has(lettersOf(wanted), letter)) return { text: letter, style: wanted }
  const own: readonly FontStyle[] = home ? [isBold ? `${home}Bold` : home] : []
  const style = [...own, wanted, 'regular' as const, ...sistersOf(letter, look)].find((each) =>
    has(lettersOf(each), letter),
  )
  return style === undefined
    ? { text: numberOf(letter), style: wanted, lacks: true }
    : { text: letter, style }
}

/** The styles that may have a letter which the typeface has not: by the script that it is of, so that no large one is opened in vain. */
function sistersOf(letter: string, { isBold }: Look): readonly FontStyle[] {
  if (/\p{Script=Hebrew}/u.test(letter)) return [isBold ? 'hebrewBold' : 'hebrew']
  if (/\p{Script_Extensions=Arabic}/u.test(letter)) return [isBold ? 'arabicBold' : 'arabic']
  if (/\p{Script=Hangul}/u.test(letter)) return [isBold ? 'hangulBold' : 'hangul']
  if (eastern.test(letter)) return ['han', 'hangul', 'symbols']
  return ['symbols', 'mathematics']
}

/** Chinese and Japanese letters, and the signs that stand between them. */
const eastern =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u

function styleOf({ isBold, isItalic }: Look): FontStyle {
  if (isBold) return isItalic ? 'boldItalic' : 'bold'
  return isItalic ? 'italic' : 'regular'
}

/** One way to write each letter, and nothing that is none. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu, (letter) => (letter === '\n' ? letter : ''))
}

function has(letters: ReadonlySet<number>, letter: string): boolean {
  return letter === '\n' || letters.has(letter.codePointAt(0) ?? 0)
}

function numberOf(letter: string): string {
  const number = letter.codePointAt(0) ?? 0
  return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
}

function lettersOf(style: FontStyle): ReadonlySet<number> {
  const found = known.get(style)
  if (found) return found
  const font = openSync(fontFile(style))
  const letters = new Set('characterSet' in font ? font.characterSet : [])
  known.set(style, letters)
  return letters
}
