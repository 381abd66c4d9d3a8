import { useEffect } from 'react'
import { openStore } from '#client/ui/external-store.ts'
import type { Snippet } from '#generated/types/snippet.ts'
import type { Told } from '#shared/shorthand/filled.ts'

/** What is known on a screen for prepared texts, and which of them are offered at a place of it. */
export type ToldHere = {
  readonly told: Told
  readonly isOffered: (snippet: Snippet, place: Element) => boolean
}

const nothing: ToldHere = { told: () => undefined, isOffered: isForAll }

/** What the screen that is open now tells. */
export const toldHere = openStore<ToldHere>(nothing)

/** As long as the screen is drawn, prepared texts are filled in with what it tells. */
export function useTelling(here: ToldHere): void {
  useEffect(() => {
    toldHere.change(here)
    return () => toldHere.change(nothing)
  }, [here])
}

function isForAll({ sectionTypes = [], definitions = [], programs = [] }: Snippet): boolean {
  return sectionTypes.length + definitions.length + programs.length === 0
}
