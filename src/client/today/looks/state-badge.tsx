import type { ReactNode } from 'react'
import type { Icon } from '#client/routing/feature.ts'
import type { Tone } from './appointment-looks.ts'
import './state-badge.css'

type Props = { readonly icon: Icon; readonly tone: Tone; readonly text: string }

/** A state on the page Today, by colour, picture and word together. */
export function StateBadge({ icon: Picture, tone, text }: Props): ReactNode {
  return (
    <span className="state-badge" data-tone={tone}>
      <Picture size={13} stroke={1.8} />
      {text}
    </span>
  )
}
