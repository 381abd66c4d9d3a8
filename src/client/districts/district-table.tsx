import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DistrictSummary } from '#generated/types/district-summary.ts'

type Props = { readonly districts: readonly DistrictSummary[] }

/** A table of districts, one row for each; those that lie within another stand below it. */
export function DistrictTable({ districts }: Props): ReactNode {
  const words = useWords()
  const hasPatients = districts.some(({ patients }) => patients !== undefined)
  return (
    <section aria-label={words('districts.screen.districts')}>
      <p className="districts-count">{words('districts.count', { count: districts.length })}</p>
      <table className="districts-table">
        <thead>
          <tr>
            <th scope="col">{words('districts.name')}</th>
            <th scope="col">{words('districts.kind')}</th>
            <th scope="col">{words('districts.manager')}</th>
            <th scope="col">{words('districts.zip-codes')}</th>
            {hasPatients && <th scope="col">{words('districts.patients')}</th>}
            <th scope="col">{words('districts.workers')}</th>
            <th scope="col">{words('districts.places')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(districts).map(({ summary, depth }) => (
            <Row key={summary.district.id} summary={summary} depth={depth} hasPatients={hasPatients} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { readonly summary: DistrictSummary; readonly depth: number; readonly hasPatients: boolean }

function Row({ summary, depth, hasPatients }: RowProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { district, patients = 0, workers, locations } = summary
  const cell = (label: string, value: ReactNode) => <td data-label={label}>{value}</td>
  return (
    <tr>
      <th scope="row" data-depth={depth}>
        <ScreenLink to={`/admin/districts/${district.id}`}>{district.name}</ScreenLink>
        {!district.active && <Badge color="gray">{words('districts.inactive')}</Badge>}
      </th>
      {cell(words('districts.kind'), labels(`enumeration.DistrictKind.${district.kind}`))}
      {cell(words('districts.manager'), district.manager?.display ?? '–')}
      {cell(words('districts.zip-codes'), (district.postalCodes ?? []).length)}
      {hasPatients && cell(words('districts.patients'), patients)}
      {cell(words('districts.workers'), workers)}
      {cell(words('districts.places'), locations)}
    </tr>
  )
}

type Placed = { readonly summary: DistrictSummary; readonly depth: number }

/** By name, each followed by those within it. */
function inOrder(districts: readonly DistrictSummary[]): readonly Placed[] {
  const ids = new Set(districts.map(({ district }) => district.id))
  const sorted = districts.toSorted((one, other) => one.district.name.localeCompare(other.district.name))
  const below = (parent: string | undefined, depth: number): readonly Placed[] =>
    sorted
      .filter(
        ({ district }) => (ids.has(district.parent?.id ?? '') ? district.parent?.id : undefined) === parent,
      )
      .flatMap((summary) => [{ summary, depth }, ...below(summary.district.id, depth + 1)])
  return below(undefined, 0)
}
