import type { Option } from '#generated/types/option.ts'
import type { Element } from '#shared/forms/definition.ts'
import { elementIdFrom } from '#shared/forms/element-id.ts'

/** Options as they are pasted, one to a line: `0 Not at all`, `Not at all (0)`, `1 or 2: 0`, or words alone. */
export function pastedOptions(text: string): readonly Option[] {
  const taken = new Set<string>()
  return scoredLines(linesOf(text).map(withoutMark)).map(({ words, score }) => {
    const code = free(score === undefined ? (elementIdFrom(words, 40) ?? 'option') : String(score), taken)
    return { code, label: words, ...(score !== undefined && { score }) }
  })
}

/**
 * Questions as they are pasted: one to a line, with or without a number before it. Lines below a question that begin with a dash, a dot,
 * a box or a letter in brackets are its options; one that ends with a colon begins a section.
 */
export function pastedQuestions(text: string, taken: ReadonlySet<string>): readonly Element[] {
  const ids = new Set(taken)
  const made: { readonly element: Element; readonly options: string[] }[] = []
  for (const line of linesOf(text)) {
    const last = made.at(-1)
    if (isOption(line) && last) last.options.push(line)
    else {
      const label = withoutNumber(line)
      const id = free(elementIdFrom(label) ?? 'question', ids)
      made.push({ element: elementOf(id, label), options: [] })
    }
  }
  return made.map(({ element, options }) =>
    options.length === 0
      ? element
      : { ...element, type: 'Choice', options: pastedOptions(options.join('\n')) },
  )
}

function elementOf(id: string, label: string): Element {
  if (label.endsWith(':')) return { id, type: 'Heading', label: label.slice(0, -1).trim() }
  return { id, type: 'String', label }
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const optionMark = /^(?:[-–•*◦▪○●☐□]|\[[ x]?\]|\(?[a-hA-H][).])\s+/
const number = /^(?:q(?:uestion)?\s*)?\d{1,3}\s*[.):]\s+/i

function isOption(line: string): boolean {
  return optionMark.test(line)
}

function withoutMark(line: string): string {
  return line.replace(optionMark, '')
}

function withoutNumber(line: string): string {
  return line.replace(number, '')
}

type Scored = { readonly words: string; readonly score?: number }

/** Ways to write a score beside words: before or behind them, with a mark in between. */
const marked: readonly ((line: string) => Scored | undefined)[] = [
  (line) => scoreBefore(/^\(?(-?\d{1,3})(?:\)\s*|\s*[=:]\s*|\t+|\s+[–-]\s+)(\S.*)$/.exec(line)),
  (line) => scoreBehind(/^(.*\S)(?:\s*[=:]\s*|\t+|\s{2,}|\s*\()(-?\d{1,3})\)?$/.exec(line)),
]

/** The same with nothing but a blank, which may be a part of the words: `5 or 6`. */
const bare: readonly ((line: string) => Scored | undefined)[] = [
  (line) => scoreBefore(/^(-?\d{1,3})\s+(\D.*)$/.exec(line)),
  (line) => scoreBehind(/^(.*\D)\s+(-?\d{1,3})$/.exec(line)),
]

/** The scores of options: where each line has one written in the same way; with a blank alone, where they go up or down one by one. */
function scoredLines(lines: readonly string[]): readonly Scored[] {
  const readings = (ways: typeof marked) =>
    ways.map((way) => lines.map(way)).filter((read) => read.every((each) => each !== undefined))
  const plain = lines.map((words): Scored => ({ words }))
  return (
    readings(marked)[0]?.flatMap((each) => each ?? []) ??
    readings(bare)
      .find(isCounted)
      ?.flatMap((each) => each ?? []) ??
    plain
  )
}

function isCounted(read: readonly (Scored | undefined)[]): boolean {
  const scores = read.map((each) => each?.score ?? 0)
  const steps = new Set(scores.slice(1).map((score, index) => score - (scores[index] ?? 0)))
  return scores.length > 1 && steps.size === 1 && (steps.has(1) || steps.has(-1))
}

function scoreBefore(found: RegExpExecArray | null): Scored | undefined {
  return found ? { words: (found[2] ?? '').trim(), score: Number(found[1]) } : undefined
}

function scoreBehind(found: RegExpExecArray | null): Scored | undefined {
  return found ? { words: (found[1] ?? '').trim(), score: Number(found[2]) } : undefined
}

/** The name itself, or with the first number behind it that makes it free; it is taken from then on. */
function free(name: string, taken: Set<string>): string {
  let found = name
  for (let next = 2; taken.has(found); next += 1) found = `${name.slice(0, 60)}_${next}`
  taken.add(found)
  return found
}
