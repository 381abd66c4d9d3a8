/** Call keys: one idempotency key for each thing that is asked, and the same again while nobody knows what became of it. */
export type CallKeys = {
  /** The key for a call; that of an equal one which nobody has answered, if it was asked lately. */
  readonly keyFor: (asked: string) => string
  /** The server has said what became of it: asked again, it is another call. */
  readonly forget: (asked: string) => void
}

/** What they need of the world: milliseconds since 1970, and ids of version 7. */
export type CallKeysWorld = { readonly now: () => number; readonly newId: () => string }

type Unanswered = { readonly key: string; readonly at: number }

/** Whoever asks for the same later than that means it anew: what was undone meanwhile is to be done again. */
const unansweredFor = 10 * 60_000

/** Opens the memory of keys of this page. */
export function openCallKeys({ now, newId }: CallKeysWorld): CallKeys {
  const unanswered = new Map<string, Unanswered>()

  const forgetOld = () => {
    for (const [asked, { at }] of unanswered) if (now() - at > unansweredFor) unanswered.delete(asked)
  }

  return {
    keyFor: (asked) => {
      forgetOld()
      const { key, at } = unanswered.get(asked) ?? { key: newId(), at: now() }
      unanswered.set(asked, { key, at })
      return key
    },
    forget: (asked) => {
      unanswered.delete(asked)
    },
  }
}
