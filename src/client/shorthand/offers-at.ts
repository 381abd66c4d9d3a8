import type { Snippet } from '#generated/types/snippet.ts'
import type { TextExpansion } from '#generated/types/text-expansion.ts'
import type { TextUse } from '#generated/types/text-use.ts'
import type { PreparedTexts } from './use-prepared-texts.ts'

/** One line of the menu: a text under its name, and so many letters before the caret that it takes the place of. */
export type Offer = {
  readonly key: string
  readonly name: string
  readonly body: string
  readonly letters: number
  /** The prepared text whose use is counted; words of a plan are none. */
  readonly text?: TextUse['text'] | undefined
}

/** What is offered, and whether Enter takes the first line before somebody has walked to it. */
export type Offers = { readonly lines: readonly Offer[]; readonly isNamed: boolean }

const none: Offers = { lines: [], isNamed: false }

/** So many lines are shown; more letters find the rest. */
const most = 8

const slash = /(?:^|\s)(\/([\p{L}\p{N}][\p{L}\p{N} -]{0,39})?)$/u
const semicolon = /(?:^|\s)(;[\w-]{0,20})$/

/** What is offered behind a slash (snippets by their name) or a semicolon (text expansions by their trigger), at the beginning of a word. */
export function offersAt(
  before: string,
  prepared: PreparedTexts,
  isOffered: (snippet: Snippet) => boolean,
): Offers {
  const [, written = '', name = ''] = slash.exec(before) ?? []
  if (written !== '') {
    const lines = snippetsNamed(name, prepared.snippets).filter(isOffered)
    return { lines: lines.slice(0, most).map((each) => ofSnippet(each, written)), isNamed: name !== '' }
  }
  const [, trigger = ''] = semicolon.exec(before) ?? []
  if (trigger === '') return none
  const lines = prepared.expansions.filter((each) => isFound(each, trigger.slice(1)))
  return { lines: lines.slice(0, most).map((each) => ofExpansion(each, trigger)), isNamed: trigger !== ';' }
}

function ofSnippet({ id, name, body }: Snippet, written: string): Offer {
  return { key: id, name, body, letters: written.length, text: { id, resourceType: 'Snippet' } }
}

/** The line of a text expansion, for which these letters were written. */
export function ofExpansion({ id, trigger, replacement }: TextExpansion, written: string): Offer {
  const text = { id, resourceType: 'TextExpansion' } as const
  return { key: id, name: trigger, body: replacement, letters: written.length, text }
}

/** Snippets whose name, category or tags hold these letters; those whose name begins so come first, else all stay in their order. */
export function snippetsNamed(letters: string, snippets: readonly Snippet[]): readonly Snippet[] {
  const wanted = letters.trim().toLowerCase()
  const found = snippets.filter(({ name, category = '', tags = [] }) =>
    [name, category, ...tags].some((each) => each.toLowerCase().includes(wanted)),
  )
  const isFirst = ({ name }: Snippet) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.toSorted((one, other) => isFirst(one) - isFirst(other))
}

function isFound({ trigger, replacement }: TextExpansion, letters: string): boolean {
  const wanted = letters.toLowerCase()
  return trigger.toLowerCase().includes(wanted) || replacement.toLowerCase().includes(wanted)
}
