import { asLetters } from './as-letters.ts'
import type { RichSpan, RichTie } from './rich-block.ts'

/** How a tied sentence of a formatted text is stored: `[words](#plan/part "statement")`. Nothing else of this form is a tie. */
const stored =
  /\[((?:\\.|[^\\[\]\n])+)\]\(#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/((?:[\w.-]|%[0-9A-F]{2}){1,200}) "((?:\\.|[^\\"\n])+)"\)/sy

/** So long is what the plan says, at most. */
const longest = 500

/** What a sentence tied to a part of a plan looks like at this place of a line; nothing where there is none. */
export function tieAt(
  line: string,
  at: number,
): { readonly words: string; readonly tie: RichTie; readonly end: number } | undefined {
  stored.lastIndex = at
  const [whole = '', words = '', plan = '', part = '', statement = ''] = stored.exec(line) ?? []
  const id = decoded(part)
  if (id === undefined) return undefined
  const tie = { plan, part: id, statement: statement.replace(/\\(.)/gs, '$1') }
  return { words, tie, end: at + whole.length }
}

/** A line without the faintest sign of a tie. */
export function mayHoldTie(line: string): boolean {
  return line.includes('](#')
}

/** A tied sentence as it is stored, with its words as they are written already. */
export function writtenTie(words: string, { plan, part, statement }: RichTie): string {
  const said = statement.replace(/\s+/g, ' ').trim().slice(0, longest)
  return `[${words}](#${plan}/${encoded(part)} "${said.replace(/[\\"]/g, '\\$&')}")`
}

/** What is read and printed behind a tied sentence: the words of the plan. */
export function behindTie({ statement }: RichTie): string {
  return ` [→ ${statement}]`
}

/** Letters that nobody tied, so that they are not read as a tie. */
export function withoutTie(letters: string): string {
  return asLetters(letters).replaceAll('](#', ']\\(#')
}

/** Letters inside a tie, so that they do not end it. */
export function insideTie(letters: string): string {
  return letters.replace(/[[\]()]/g, '\\$&')
}

/** Whether two spans are tied to the same part of the same plan. */
export function sameTie(one: RichTie | undefined, other: RichTie | undefined): boolean {
  return one?.plan === other?.plan && one?.part === other?.part
}

/** Neighbouring spans that are tied to the same, in one. */
export function tieGroups(
  spans: readonly RichSpan[],
): readonly { readonly tie: RichTie | undefined; readonly spans: readonly RichSpan[] }[] {
  const groups: { tie: RichTie | undefined; spans: RichSpan[] }[] = []
  for (const span of spans) {
    const last = groups.at(-1)
    if (last && sameTie(last.tie, span.tie)) last.spans.push(span)
    else groups.push({ tie: span.tie, spans: [span] })
  }
  return groups
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*~]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function decoded(part: string): string | undefined {
  if (part === '') return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
