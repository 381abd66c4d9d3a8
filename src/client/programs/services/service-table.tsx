import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { BelongingCell, BelongingTable } from '#client/programs/parts/belonging-table.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Program } from '#generated/types/program.ts'
import { offeringPrograms } from '#shared/scheduling/offered/offering-programs.ts'
import { useServiceWords } from './use-service-words.ts'

type Props = {
  readonly services: readonly HealthcareService[]
  /** Those in force; undefined while they are not known, and for those who may not read them. */
  readonly programs: readonly Program[] | undefined
}

/** Services in a table, those of a category under its name with their count. */
export function ServiceTable({ services, programs }: Props): ReactNode {
  const words = useWords()
  const headings = [
    words('services.name'),
    words('services.code'),
    words('services.length'),
    words('services.units'),
    words('services.applies'),
    words('services.programs'),
  ]
  return (
    <BelongingTable headings={headings}>
      {byCategory(services).map(([category, within]) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={headings.length}>
              {words('programs.part-count', { title: category, count: within.length })}
            </th>
          </tr>
          {within.map((service) => (
            <Row key={service.id} service={service} programs={programs} />
          ))}
        </tbody>
      ))}
    </BelongingTable>
  )
}

/** Categories by name, each with its services in the order in which they come. */
function byCategory(
  services: readonly HealthcareService[],
): readonly (readonly [string, readonly HealthcareService[]])[] {
  const groups = Object.groupBy(services, ({ category }) => category.display ?? category.code)
  return Object.entries(groups)
    .map(([category, within = []]) => [category, within] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
}

type RowProps = {
  readonly service: HealthcareService
  readonly programs: readonly Program[] | undefined
}

function Row({ service, programs }: RowProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { minutes, units, marks } = useServiceWords()
  const { id, name, code, billingCode = code, status } = service
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={`/admin/services/${id}`}>{name}</ScreenLink>{' '}
        {status !== 'Active' && (
          <Badge color="gray">{labels(`enumeration.DefinitionStatus.${status}`)}</Badge>
        )}
      </th>
      <BelongingCell label={words('services.code')}>
        {billingCode === code ? code : `${code} · ${billingCode}`}
      </BelongingCell>
      <BelongingCell label={words('services.length')}>{minutes(service)}</BelongingCell>
      <BelongingCell label={words('services.units')}>{units(service)}</BelongingCell>
      <BelongingCell label={words('services.applies')}>{marks(service).join(' · ')}</BelongingCell>
      <BelongingCell label={words('services.programs')}>
        <Offering service={service} programs={programs} />
      </BelongingCell>
    </tr>
  )
}

/** Which programs offer it; as far as it says so itself where programs are not known. */
function Offering({ service, programs }: RowProps): ReactNode {
  const words = useWords()
  const named = service.programs ?? []
  if (!programs)
    return named.length === 0
      ? words('services.every-program')
      : named.map(({ display }) => display).join(', ')
  const offering = offeringPrograms(service, programs)
  if (named.length === 0 && offering.length === programs.length) return words('services.every-program')
  return offering.length === 0 ? words('services.no-program') : offering.map(({ name }) => name).join(', ')
}
