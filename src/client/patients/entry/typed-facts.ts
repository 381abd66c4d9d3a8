import { forgetWithPerson } from '#client/api/session.ts'
import type { Typed } from './fact-field.ts'

const kept = new Map<string, Typed>()

/** Typed facts that were closed before they were saved: they stand there again when the row of fields is opened; they live as long as their writer's page. */
export const typedFacts = {
  of: (key: string): Typed | undefined => kept.get(key),
  keep: (key: string, typed: Typed): void => {
    kept.set(key, typed)
  },
  forget: (key: string): void => {
    kept.delete(key)
  },
}

forgetWithPerson(() => kept.clear())
