import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'

/** The contracts with a chart's payers that are in force, with the most units of each service; nothing for those who read no contracts. */
export function PayerContracts({ payers }: { readonly payers: readonly string[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const spanText = useSpan()
  const { may } = usePermissions()
  const isAsked = may('Contract:Read') && payers.length > 0
  const wanted = payers.join(' ')
  const input = useMemo(() => {
    const filters = [
      { field: 'organization', op: 'in', value: wanted.split(' ') } as const,
      { field: 'status', op: 'in', value: ['Active', 'Suspended'] } as const,
    ]
    return isAsked ? { filters, pageSize: 50 } : undefined
  }, [isAsked, wanted])
  const contracts = knownOf(useAnswer('contract.query', input))?.items ?? []
  if (contracts.length === 0) return null
  return (
    <section className="tab-part" aria-label={words('chart-coverage.contracts')}>
      <h2>{words('chart-coverage.contracts')}</h2>
      <ul className="authorizations">
        {contracts.map(({ id, name, number, organization, period, status, lines = [] }) => (
          <li key={id}>
            <b>{name}</b>{' '}
            <span className="fact-dim">{[number, organization.display].filter(Boolean).join(' · ')}</span>{' '}
            <span className="fact-state">{labels(`enumeration.ContractStatus.${status}`)}</span>
            <div className="fact-dim">{spanText(period)}</div>
            {lines.map((line) => (
              <div key={line.id}>
                {line.service.display}
                {line.maxUnits !== undefined &&
                  ` · ${words('chart-coverage.most-units', { units: line.maxUnits, unit: line.per.display })}`}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
