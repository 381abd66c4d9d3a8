import { createContext, use } from 'react'
import type { Finding } from '#shared/outcome/outcome.ts'

const none: readonly Finding[] = []

const ShownFindings = createContext(none)

/** Hands the findings of one question, those that may be shown, to its control and its words. */
export const ShownFindingsProvider = ShownFindings.Provider

/** In the form's room, the findings that are shown beside the question that this is drawn in. */
export function useShownFindings(): readonly Finding[] {
  return use(ShownFindings)
}
