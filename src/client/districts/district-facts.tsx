import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DistrictSummary } from '#generated/types/district-summary.ts'
import type { Reference } from '#generated/types/reference.ts'

/** The facts of a district: what kind it is, within which it lies, who looks after it, and how many live and work there. */
export function DistrictFacts({ summary }: { readonly summary: DistrictSummary }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { district, patients, workers, locations } = summary
  const { kind, code, parent, manager, travelMinutesDefault, active } = district
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      words('districts.state'),
      <Badge key="state" color={active ? 'green' : 'gray'}>
        {words(active ? 'districts.active' : 'districts.inactive')}
      </Badge>,
    ],
    [words('districts.kind'), labels(`enumeration.DistrictKind.${kind}`)],
    [words('districts.code'), code],
    [words('districts.part-of'), parent && <Named reference={parent} />],
    [words('districts.manager'), manager && <Named reference={manager} />],
    [words('districts.travel'), words('districts.minutes', { count: travelMinutesDefault })],
    [words('districts.patients'), patients],
    [words('districts.workers'), workers],
    [words('districts.places'), locations],
  ]
  return (
    <dl className="district-facts">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Named({ reference: { id, resourceType, display } }: { readonly reference: Reference }): ReactNode {
  const recordPath = useRecordPath()
  return <ScreenLink to={recordPath(resourceType, id)}>{display ?? id}</ScreenLink>
}
