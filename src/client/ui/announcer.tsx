import { type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let said = ''

/** Says a sentence to those who listen instead of looking, when they pause. */
export function announce(sentence: string): void {
  said = again(said, sentence)
  for (const listener of listeners) listener()
}

/** The polite live region of the whole page; drawn once, by the application. */
export function Announcer(): ReactNode {
  const sentence = useSyncExternalStore(subscribe, () => said)
  return (
    <div className="visually-hidden" role="status">
      {sentence}
    </div>
  )
}

/** The same sentence twice is read twice only when the text differs. */
function again(before: string, next: string): string {
  return before === next ? `${next}\u00a0` : next
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
