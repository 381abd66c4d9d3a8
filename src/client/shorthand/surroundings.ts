import { useEffect } from 'react'
import { openStore } from '#client/ui/external-store.ts'
import type { Snippet } from '#generated/types/snippet.ts'
import type { PlaceholderValues } from '#shared/shorthand/filled.ts'

/** What is known on a screen for prepared texts, and which of them are offered at a place of it. */
export type TextSurroundings = {
  readonly values: PlaceholderValues
  readonly isOffered: (snippet: Snippet, place: Element) => boolean
}

const nothing: TextSurroundings = { values: () => undefined, isOffered: isForAll }

/** What the screen that is open now tells. */
export const surroundings = openStore<TextSurroundings>(nothing)

/** As long as the screen is drawn, prepared texts are filled in with what it tells. */
export function useSurroundings(here: TextSurroundings): void {
  useEffect(() => {
    surroundings.change(here)
    return () => surroundings.change(nothing)
  }, [here])
}

function isForAll({ sectionTypes = [], definitions = [], programs = [] }: Snippet): boolean {
  return sectionTypes.length + definitions.length + programs.length === 0
}
