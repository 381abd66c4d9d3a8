import { forgetWithPerson } from '#client/api/session.ts'

/** What was typed into forms of one kind and is not saved yet, by the form's key. */
export type KeptTyping<Typed> = {
  readonly of: (key: string) => Typed | undefined
  readonly keep: (key: string, typed: Typed) => void
  readonly forget: (key: string) => void
}

/** Keeps what was typed and is not saved while one looks elsewhere; it lives as long as its writer's page. */
export function keepTyping<Typed>(): KeptTyping<Typed> {
  const kept = new Map<string, Typed>()
  forgetWithPerson(() => kept.clear())
  return {
    of: (key) => kept.get(key),
    keep: (key, typed) => {
      kept.set(key, typed)
    },
    forget: (key) => {
      kept.delete(key)
    },
  }
}
