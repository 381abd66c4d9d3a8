import { openSync } from 'fontkit'
import { type FontStyle, fontFile } from './font-file.ts'
import type { PrintedSpan } from './printed-document.ts'

const known = new Map<FontStyle, ReadonlySet<number>>()

/** A span in a style that has all its letters: where the slanted or bold style lacks one it is written upright; what no style has is named by its number in Unicode. */
export function withLetters({ text, isBold, isItalic }: PrintedSpan): {
  readonly text: string
  readonly style: FontStyle
} {
  const written = plainLetters(text)
  const wanted = styleOf(isBold === true, isItalic === true)
  if (hasAll(written, wanted)) return { text: written, style: wanted }
  const letters = lettersOf('regular')
  const named = [...written].map((letter) => (has(letters, letter) ? letter : numberOf(letter)))
  return { text: named.join(''), style: 'regular' }
}

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

function hasAll(text: string, style: FontStyle): boolean {
  const letters = lettersOf(style)
  return [...text].every((letter) => has(letters, letter))
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
