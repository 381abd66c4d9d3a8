import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { addressOf, type RoadStop } from './road-stop.ts'

type Props = { readonly of: RoadStop; readonly isWhole: boolean }

/** Where a stop is and how to get there; where nobody has written an address, that is said. */
export function StopPlace({ of, isWhole }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const address = addressOf(of)
  const kind = of.appointment?.serviceLocation?.kind
  const { travelMinutes } = of.stop
  return (
    <>
      <p className="route-where">
        <IconMapPin size={16} aria-hidden="true" />
        <span>
          {[kind && labels(`enumeration.LocationKind.${kind}`), ...(address?.lines ?? []), address?.city]
            .filter(Boolean)
            .join(', ')}
          {!address && ` ${words('itineraries.no-address')}`}
          {travelMinutes !== undefined && ` · ${words('itineraries.travel', { minutes: travelMinutes })}`}
        </span>
      </p>
      {isWhole && address?.directions && <p className="route-directions">{address.directions}</p>}
    </>
  )
}
