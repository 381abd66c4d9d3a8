import { forgetWithPerson, sessionState } from '#client/api/session.ts'

/** What was typed into forms of one kind and is not saved yet, by the form's key. */
export type KeptTyping<Typed> = {
  readonly of: (key: string) => Typed | undefined
  readonly keep: (key: string, typed: Typed) => void
  readonly forget: (key: string) => void
}

/** Keeps what was typed and is not saved while one looks elsewhere, each practice's own; it lives as long as its writer's page. */
export function keepTyping<Typed>(): KeptTyping<Typed> {
  const kept = new Map<string, Typed>()
  forgetWithPerson(() => kept.clear())
  return {
    of: (key) => kept.get(placeOf(key)),
    keep: (key, typed) => {
      kept.set(placeOf(key), typed)
    },
    forget: (key) => {
      kept.delete(placeOf(key))
    },
  }
}

/** What somebody types in one practice is never seen in another. */
function placeOf(key: string): string {
  const state = sessionState()
  return `${'session' in state ? (state.session.practice?.key ?? '') : ''} ${key}`
}
