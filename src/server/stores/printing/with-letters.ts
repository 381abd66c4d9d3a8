import { openSync } from 'fontkit'
import { type FontStyle, fontFile } from './font-file.ts'
import type { PrintedSpan } from './printed-document.ts'

const known = new Map<FontStyle, ReadonlySet<number>>()

/** Text in one style. */
export type StyledText = { readonly text: string; readonly style: FontStyle }

/**
 * A span in styles that have all its letters: what the slanted or bold style lacks is written upright, what the typeface lacks is
 * taken from its sisters; what none has is named by its number in Unicode.
 */
export function withLetters({ text, isBold, isItalic }: PrintedSpan): readonly StyledText[] {
  const wanted = styleOf(isBold === true, isItalic === true)
  const runs: StyledText[] = []
  for (const letter of plainLetters(text)) {
    const style = [wanted, ...fallbacks].find((each) => has(lettersOf(each), letter))
    const next = { text: style === undefined ? numberOf(letter) : letter, style: style ?? wanted }
    const last = runs.at(-1)
    if (last?.style === next.style) runs[runs.length - 1] = { ...last, text: last.text + next.text }
    else runs.push(next)
  }
  return runs
}

const fallbacks = ['regular', 'symbols', 'mathematics'] as const

function styleOf(isBold: boolean, isItalic: boolean): FontStyle {
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
