import { fold } from '#shared/words/fold.ts'
import { namesThatAreWords, particles } from '#shared/words/names-that-are-words.ts'
import type { MeantParts } from './who-is-meant.ts'

/** Who is named in a line: those who surely are, and those who perhaps are, by their ids. */
type Named = { readonly sure: ReadonlySet<string>; readonly perhaps: ReadonlySet<string> }

const word = /[\p{L}\p{M}\p{N}]+/gu

/** Who is named in a line: a word that is also a name counts where it is written as one; at the beginning of a sentence that cannot be told. What `own` is called too is not heard. */
export function namedIn(text: string, { names }: MeantParts, own?: string): Named {
  const sure = new Set<string>()
  const perhaps = new Set<string>()
  const isQuiet = text === text.toLowerCase()
  const isLoud = text === text.toUpperCase()
  for (const match of text.matchAll(word)) {
    const [said] = match
    const all = names.get(fold(said)) ?? []
    const whose = all.some((id) => id === own) ? [] : all
    const judged = judge(said, { isQuiet, isLoud, isFirst: beginsSentence(text.slice(0, match.index)) })
    for (const id of whose) {
      if (judged === 'sure') sure.add(id)
      if (judged === 'perhaps') perhaps.add(id)
    }
  }
  return { sure, perhaps: new Set([...perhaps].filter((id) => !sure.has(id))) }
}

type Written = { readonly isQuiet: boolean; readonly isLoud: boolean; readonly isFirst: boolean }

function judge(said: string, { isQuiet, isLoud, isFirst }: Written): 'sure' | 'perhaps' | 'no' {
  const folded = fold(said)
  const isWord = namesThatAreWords.has(folded) || particles.has(folded) || folded.length < 3
  const isSmall = said === said.toLowerCase() && said !== said.toUpperCase()
  if (isWord && isFirst) return 'perhaps'
  if (isWord && isSmall) return 'no'
  if (isWord) return isLoud ? 'perhaps' : 'sure'
  // Small letters where capitals are written otherwise: it may be a word that this list does not know.
  return isSmall && !isQuiet ? 'perhaps' : 'sure'
}

function beginsSentence(before: string): boolean {
  return !/[\p{L}\p{N}]/u.test(before) || /[.!?:…][\s"“”'‘’(«¿¡]*$/.test(before)
}

/** Does a text surely name a member by a name that is not also `own`'s? */
export function namesAnother(text: string, meant: MeantParts, own: string | undefined): boolean {
  return namedIn(text, meant, own).sure.size > 0
}
