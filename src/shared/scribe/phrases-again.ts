import { callsOf } from './part-called.ts'
import { isSame, phraseParts } from './phrase-parts.ts'
import type { MeantParts, WhosePhrase } from './who-is-meant.ts'

/** The phrases that one part's draft was made of. */
export type PartPhrases = {
  readonly part: Exclude<WhosePhrase, { readonly of: 'unclear' }>
  readonly texts: readonly string[]
}

/** Phrases as they would be typed again, part after part with whose they are, so that each is surely read as the same part's again. */
export function phrasesAgain(drafted: readonly PartPhrases[], meant: MeantParts): readonly string[] {
  return drafted.flatMap((each) => {
    if (each.texts.length === 0) return []
    const heading = `${headingOf(each, meant)}:`
    const lineOf = (text: string) => {
      const isPlain = isReadSo([heading, text], { ...each, texts: [text] }, meant)
      return isPlain ? text : `${heading} ${text}`
    }
    return [heading, ...each.texts.map(lineOf)]
  })
}

/** The first of what a part is called that means it, and nobody else, before each of its phrases. */
function headingOf({ part, texts }: PartPhrases, meant: MeantParts): string {
  const named = meant.parts.find((each) => part.of === 'one' && each.id === part.id)
  const calls = named ? callsOf(named) : meant.whole
  const isSure = (call: string) =>
    isReadSo(
      texts.map((text) => `${call}: ${text}`),
      { part, texts },
      meant,
    )
  return calls.find(isSure) ?? calls.at(-1) ?? ''
}

function isReadSo(lines: readonly string[], { part, texts }: PartPhrases, meant: MeantParts): boolean {
  const read = phraseParts(lines, meant)
  return (
    read.length === texts.length &&
    read.every((each, at) => each.text === texts[at] && isSame(each.part, part))
  )
}
