import type { ReactNode } from 'react'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'

/** One part of a definition as a card. */
export type Card = {
  readonly id: string
  readonly title: string
  /** What it says, in one or two lines; shown while it is closed. */
  readonly summary: ReactNode
  readonly marks?: ReactNode
  /** Its settings; made only while the card is open. */
  readonly body: () => ReactNode
}

/** What a dragged card carries: its id. */
export const dragged = 'application/x-goldthread-card'

/** Leads to a card that was just opened: to its first field, or to its head where that is not drawn yet. */
export function focusCard(id: string | undefined): void {
  if (id === undefined) return
  const card = `[data-card-id="${CSS.escape(id)}"]`
  focusDrawn(
    () =>
      document.querySelector<HTMLElement>(`${card} > .draft-card-body :is(input, textarea, select)`) ??
      document.querySelector<HTMLElement>(`${card} .draft-card-open`),
  )
}
