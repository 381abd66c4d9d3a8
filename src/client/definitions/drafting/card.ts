import type { ReactNode } from 'react'

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
