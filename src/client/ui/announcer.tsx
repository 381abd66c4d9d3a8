import type { ReactNode } from 'react'
import { openStore, useSource } from './external-store.ts'

const said = openStore('')

/** Says a sentence to those who listen instead of looking, when they pause. */
export function announce(sentence: string): void {
  said.change(again(said.read(), sentence))
}

/** The polite live region of the whole page; drawn once, by the application. */
export function Announcer(): ReactNode {
  const sentence = useSource(said)
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
