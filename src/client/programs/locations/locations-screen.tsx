import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { ListPage } from '#client/programs/parts/list-page.tsx'
import { isWished, ListWishBar, useListWish } from '#client/programs/parts/list-wish.tsx'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Location } from '#generated/types/location.ts'
import { LocationTable } from './location-table.tsx'
import { withSites } from './places-in-order.ts'

const asked = pageOf([])

/** The locations screen: sites with their rooms beneath, and every other place where care happens. */
export function LocationsScreen(): ReactNode {
  const answer = useAnswer('location.query', asked)
  return (
    <ListPage
      type="Location"
      titleId="locations.screen.locations"
      newId="locations.new"
      noneId="locations.none"
      icon={IconMapPin}
      answer={answer}
      onRetry={() => askAgain('location.query', asked)}
    >
      {(locations, isCut) => <Locations locations={locations} isCut={isCut} />}
    </ListPage>
  )
}

type Props = { readonly locations: readonly Location[]; readonly isCut: boolean }

function Locations({ locations, isCut }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const wished = useListWish()
  const found = locations.filter(({ name, shortName = '', kind, status, address }) =>
    isWished(
      wished.wish,
      [
        name,
        shortName,
        labels(`enumeration.LocationKind.${kind}`),
        address?.city ?? '',
        address?.postalCode ?? '',
      ],
      status === 'active',
    ),
  )
  return (
    <>
      <ListWishBar label={words('locations.search')} wished={wished} />
      <p className="belonging-text" role="status">
        {found.length === 0 && words('ui.none-found')}
        {found.length > 0 && words('locations.count', { count: found.length })}
      </p>
      {isCut && <p className="belonging-text">{words('programs.first-rows', { count: locations.length })}</p>}
      {found.length > 0 && <LocationTable locations={withSites(locations, found)} />}
    </>
  )
}
