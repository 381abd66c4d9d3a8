import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const input = { id: 'default' } as const

/** The preferences of the practice as they are read, and the way to ask again. */
export type OwnPreferences = {
  readonly answer: Outcome<PracticePreferences> | undefined
  readonly onRetry: () => void
}

/** Reads the preferences of the practice. */
export function usePreferences(): OwnPreferences {
  const answer = useAnswer('practicePreferences.read', input)
  return { answer, onRetry: () => askAgain('practicePreferences.read', input) }
}
