import { type ReactNode, useMemo } from 'react'
import { FactRows, type NamedFact, recordsNamed } from '#client/programs/parts/fact-rows.tsx'
import { useCount } from '#client/programs/parts/use-count.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Filter } from '#generated/types/filter.ts'
import type { Location } from '#generated/types/location.ts'
import { useHoursText } from './use-hours-text.ts'

type Props = { readonly location: Location }

/** The facts of a place: what and where it is, in which district, when it is open, how it is reached, and how many work there. */
export function LocationFacts({ location }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const hoursText = useHoursText()
  const staff = useCount('practitioner.query', useStaff(location.id))
  const { kind, status, partOf, organization, placeOfService, address, timezone, accessibility } = location
  const zipDistrict = address?.district
  const district = location.district?.id === zipDistrict?.id ? undefined : location.district
  const facts: readonly NamedFact[] = [
    [words('locations.kind'), labels(`enumeration.LocationKind.${kind}`)],
    [words('locations.state'), labels(`enumeration.LocationStatus.${status}`)],
    [words('locations.part-of'), recordsNamed([partOf])],
    [words('locations.address'), address && addressText(address)],
    [
      words('locations.zip-district', { zip: address?.postalCode ?? '' }),
      zipDistrict ? recordsNamed([zipDistrict]) : address && words('locations.no-district'),
    ],
    [words('locations.district'), recordsNamed([district])],
    [
      words('locations.hours'),
      location.hours?.length ? <Lines key="hours" lines={hoursText(location.hours)} /> : undefined,
    ],
    [
      words('locations.contacts'),
      location.contacts?.length ? <Contacts key="contacts" location={location} /> : undefined,
    ],
    [words('locations.bookable'), words(location.bookable ? 'programs.yes' : 'services.no')],
    [words('locations.capacity'), location.capacity],
    [words('locations.staff'), staff],
    [words('locations.place-of-service'), placeOfService && (placeOfService.display ?? placeOfService.code)],
    [words('locations.timezone'), timezone],
    [words('locations.organization'), recordsNamed([organization])],
    [words('locations.accessibility'), accessibility?.join(', ')],
  ]
  return <FactRows facts={facts} />
}

/** By which the staff at work are asked for who work there. */
function useStaff(id: string): readonly Filter[] {
  return useMemo(
    () => [
      { field: 'locations', op: 'eq', value: id },
      { field: 'active', op: 'eq', value: true },
    ],
    [id],
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return lines.map((line) => <div key={line}>{line}</div>)
}

function Contacts({ location: { contacts = [] } }: Props): ReactNode {
  const labels = useLabels()
  return contacts.map(({ system, value }) => (
    <div key={`${system} ${value}`}>
      {labels(`enumeration.ContactSystem.${system}`)}{' '}
      {system === 'phone' ? <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a> : value}
    </div>
  ))
}

function addressText({ lines, city, state, postalCode }: NonNullable<Location['address']>): string {
  return [...lines, city, `${state} ${postalCode}`].join(', ')
}
