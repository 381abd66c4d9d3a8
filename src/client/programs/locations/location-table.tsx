import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { BelongingCell, BelongingTable } from '#client/programs/parts/belonging-table.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Location } from '#generated/types/location.ts'
import { placesInOrder } from './places-in-order.ts'
import { useHoursText } from './use-hours-text.ts'

type Props = { readonly locations: readonly Location[] }

/** Places in a table, rooms beneath their site. */
export function LocationTable({ locations }: Props): ReactNode {
  const words = useWords()
  return (
    <BelongingTable
      headings={[
        words('locations.name'),
        words('locations.kind'),
        words('locations.bookable'),
        words('locations.capacity'),
        words('locations.district'),
        words('locations.phone'),
        words('locations.hours'),
      ]}
    >
      <tbody>
        {placesInOrder(locations).map(({ place, depth }) => (
          <Row key={place.id} place={place} depth={depth} />
        ))}
      </tbody>
    </BelongingTable>
  )
}

type RowProps = { readonly place: Location; readonly depth: number }

function Row({ place, depth }: RowProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const hoursText = useHoursText()
  const { id, name, kind, status, bookable, capacity, address, contacts = [], hours = [] } = place
  const district = address?.district ?? place.district
  return (
    <tr data-depth={Math.min(1, depth)}>
      <th scope="row">
        <ScreenLink to={`/admin/locations/${id}`}>{name}</ScreenLink>{' '}
        {status !== 'active' && <Badge color="gray">{labels(`enumeration.LocationStatus.${status}`)}</Badge>}
      </th>
      <BelongingCell label={words('locations.kind')}>
        {labels(`enumeration.LocationKind.${kind}`)}
      </BelongingCell>
      <BelongingCell label={words('locations.bookable')}>
        {words(bookable ? 'programs.yes' : 'services.no')}
      </BelongingCell>
      <BelongingCell label={words('locations.capacity')}>{capacity}</BelongingCell>
      <BelongingCell label={words('locations.district')}>{district?.display}</BelongingCell>
      <BelongingCell label={words('locations.phone')}>
        {contacts.find(({ system }) => system === 'phone')?.value}
      </BelongingCell>
      <BelongingCell label={words('locations.hours')}>{hoursText(hours).join('; ')}</BelongingCell>
    </tr>
  )
}
