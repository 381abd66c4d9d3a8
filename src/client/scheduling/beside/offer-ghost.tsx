import type { ReactNode } from 'react'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { OfferGhostPlace } from './offer-place.ts'

/** Where in the calendar the time would be that is about to be offered. Who listens uses the button instead. */
export function OfferGhost({ ghost }: { readonly ghost: OfferGhostPlace }): ReactNode {
  const moments = useMoments()
  const { row, from, minutes, isTaken, box } = ghost
  return (
    <div className="move-ghost offer-ghost" data-clash={isTaken || undefined} style={box} aria-hidden="true">
      <b>
        {moments.clock(clockOf(from))}–{moments.clock(clockOf((from + minutes) % 1440))}
      </b>
      <span>{whoOf(row) ?? row.display}</span>
    </div>
  )
}
