import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { HeaderFacts as Facts } from './use-header-facts.ts'

type Props = { readonly facts: Facts; readonly patient: Patient }

/** The second line of a person's header: coverage, next and last visit, care team, other numbers. */
export function HeaderFacts({ facts, patient }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { instant } = useWorld()
  const { nextAppointment, lastServiceDate, identifiers = [] } = patient
  const first = facts.coverages?.toSorted((one, other) => one.order - other.order)[0]
  const numbers = identifiers
    .filter(({ type = 'other' }) => !['mrn', 'external', 'other'].includes(type))
    .map(({ type, value }) => [labels(`enumeration.IdentifierType.${type}`), value] as const)
  const isAhead = nextAppointment !== undefined && nextAppointment >= instant()
  const lines = [
    [words('person.coverage'), facts.coverages && (first?.display ?? words('person.coverage-none'))],
    [words('person.next'), isAhead ? nextVisit(nextAppointment, moments) : words('person.next-none')],
    [words('person.last'), lastServiceDate && moments.date(lastServiceDate)],
    [words('patients.care-team'), teamText(patient, moments.dayOf(instant()), words('person.others'))],
    ...numbers,
  ] as const

  return (
    <dl className="person-facts">
      {lines.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function nextVisit(at: string, moments: Moments): ReactNode {
  return <ScreenLink to={`/calendar?date=${moments.dayOf(at)}`}>{moments.dayAndTime(at)}</ScreenLink>
}

const mostNames = 3

/** The first few of those who care for the person now, whoever is responsible first. */
function teamText({ careTeam = [] }: Patient, today: string, others: string): string {
  const names = careTeam
    .filter(({ period }) => !period?.end || period.end >= today)
    .toSorted((one, other) => Number(other.primary ?? false) - Number(one.primary ?? false))
    .flatMap(({ member }) => member.display ?? [])
  const shown = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${shown}, ${others}` : shown
}
