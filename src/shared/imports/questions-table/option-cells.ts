import type { Option } from '#generated/types/option.ts'

/**
 * The options of a cell: one on each line or between bars, as `code = Label`, or the label alone; behind it the score or "alone" in
 * square brackets: `0 = Not at all [0] | 9 = None of these [alone]`. A backslash makes a sign plain.
 */
export function readOptionCell(cell: string): readonly Option[] {
  return cutPlain(cell, /[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(optionOf)
}

function optionOf(text: string): Option {
  const [, words = text, marks = ''] = /^(.*?)((?:\s*\[(?:-?\d+(?:\.\d+)?|alone)\])*)$/s.exec(text) ?? []
  const [code = '', ...label] = cutPlain(words, /=/).map((part) => plain(part.trim()))
  const score = /\[(-?\d+(?:\.\d+)?)\]/.exec(marks)?.[1]
  return {
    code: code === '' ? label.join('=') : code,
    label: label.length === 0 ? code : label.join('='),
    ...(score === undefined ? {} : { score: Number(score) }),
    ...(marks.includes('[alone]') ? { exclusive: true } : {}),
  }
}

/** Options as a cell. */
export function writeOptionCell(options: readonly Option[]): string {
  return options.map(optionText).join(' | ')
}

function optionText({ code, label = code, score, exclusive }: Option): string {
  const words = label === code ? escaped(code) : `${escaped(code)} = ${escaped(label)}`
  return [words, score === undefined ? '' : `[${score}]`, exclusive ? '[alone]' : '']
    .filter((text) => text !== '')
    .join(' ')
}

function escaped(text: string): string {
  return text.replace(/[\\|=[\]]/g, '\\$&').replaceAll('\n', '\\n')
}

function plain(text: string): string {
  return text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

/** Cuts at a sign that has no backslash before it; backslashes stay. */
function cutPlain(text: string, sign: RegExp): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') {
      part += character + (text[at + 1] ?? '')
      at += 1
    } else if (sign.test(character)) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part]
}
