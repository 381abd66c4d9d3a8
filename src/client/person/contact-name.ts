import type { HumanName } from '#generated/types/human-name.ts'

/** The first name and the family name of what was typed: the last word, or what stands before a comma, is the family's. */
export function readName(text: string): HumanName {
  const [before = '', after] = text.split(',').map((part) => part.trim())
  const words = text.trim().split(/\s+/)
  const family = after === undefined ? (words.at(-1) ?? '') : before
  const given = (after === undefined ? words.slice(0, -1) : after.split(/\s+/)).filter(Boolean)
  return { use: 'official', family, ...(given.length > 0 && { given: [given.join(' ')] }) }
}

/** A contact's name in one line, as it is typed. */
export function nameText({ given = [], middle, family, text }: HumanName): string {
  return [...given, middle, family].filter(Boolean).join(' ') || (text ?? '')
}

/** A contact's name as it was corrected: what the line does not show, such as the suffix, stays. */
export function contactName(before: HumanName | undefined, typed: string): HumanName {
  if (!before) return readName(typed)
  if (nameText(before) === typed) return before
  const { given = [], middle, family: _family, text: _text, ...kept } = before
  const { use: _use, ...read } = readName(typed)
  const isSameGiven = [...given, middle].filter(Boolean).join(' ') === (read.given ?? []).join(' ')
  return { ...kept, ...read, ...(isSameGiven && { given, ...(middle && { middle }) }) }
}
