import { forgetWithPerson, sessionState } from '#client/api/session.ts'
import { askBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'

/** What was typed into forms of one kind and is not saved yet, by the form's key. */
export type KeptTyping<Typed> = {
  readonly of: (key: string) => Typed | undefined
  readonly keep: (key: string, typed: Typed) => void
  readonly forget: (key: string) => void
}

const kinds = new Set<ReadonlyMap<string, unknown>>()
let stopAsking: (() => void) | undefined

/** Whether this page keeps anything that was typed and not saved: it goes with its writer. */
export function isTypingKept(): boolean {
  return [...kinds].some(({ size }) => size > 0)
}

/** Keeps what was typed and is not saved while one looks elsewhere, each practice's own; it lives as long as its writer's page, and the browser asks before it closes that. */
export function keepTyping<Typed>(): KeptTyping<Typed> {
  const kept = new Map<string, Typed>()
  kinds.add(kept)
  forgetWithPerson(() => {
    kept.clear()
    askWhileKept()
  })
  return {
    of: (key) => kept.get(placeOf(key)),
    keep: (key, typed) => {
      kept.set(placeOf(key), typed)
      askWhileKept()
    },
    forget: (key) => {
      kept.delete(placeOf(key))
      askWhileKept()
    },
  }
}

/** What somebody types in one practice is never seen in another. */
function placeOf(key: string): string {
  const state = sessionState()
  return `${'session' in state ? (state.session.practice?.key ?? '') : ''} ${key}`
}

function askWhileKept(): void {
  if (isTypingKept()) {
    stopAsking ??= askBeforeClosing()
    return
  }
  stopAsking?.()
  stopAsking = undefined
}
