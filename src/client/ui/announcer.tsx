import { type ReactNode, useSyncExternalStore } from 'react'

type Said = { readonly polite: string; readonly urgent: string }

const listeners = new Set<() => void>()
let said: Said = { polite: '', urgent: '' }

/** Says a sentence to those who listen instead of looking, when they pause. */
export function announce(sentence: string): void {
  change({ ...said, polite: again(said.polite, sentence) })
}

/** Says it at once: for refusals and lost connections only. */
export function announceNow(sentence: string): void {
  change({ ...said, urgent: again(said.urgent, sentence) })
}

/** The two live regions of the whole page; drawn once, by the shell. */
export function Announcer(): ReactNode {
  const { polite, urgent } = useSyncExternalStore(subscribe, () => said)
  return (
    <>
      <div className="visually-hidden" role="status">
        {polite}
      </div>
      <div className="visually-hidden" role="alert">
        {urgent}
      </div>
    </>
  )
}

/** The same sentence twice is read twice only when the text differs. */
function again(before: string, next: string): string {
  return before === next ? `${next}\u00a0` : next
}

function change(next: Said): void {
  said = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
