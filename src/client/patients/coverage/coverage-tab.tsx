import { type ReactNode, useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Coverage } from '#generated/types/coverage.ts'
import { Authorizations } from './authorizations.tsx'
import { PayerContracts } from './payer-contracts.tsx'
import { useCoveragePlan } from './use-coverage-plan.ts'

/** The coverage of a chart: who pays in which order and for how long, whether that was checked, and what is authorized. */
export function CoverageTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const plan = useCoveragePlan(patient)
  const columns = useColumns()
  const input = useMemo(() => {
    const filters = [{ field: 'beneficiary', op: 'eq', value: patient.id } as const]
    return { filters, partition: patient.id, orderBy: 'order', order: 'asc', pageSize: 100 } as const
  }, [patient.id])
  const answer = useAnswer('coverage.query', input)
  const current = useMemo(() => (knownOf(answer)?.items ?? []).filter((row) => !isPast(row)), [answer])
  return (
    <>
      <FactList
        title={words('chart-coverage.title')}
        addLabel={words('chart-coverage.add')}
        emptyText={words('chart-coverage.none')}
        plan={plan}
        answer={answer}
        columns={columns}
        nameOf={({ payer, display }) => payer.display ?? display}
        isPast={isPast}
        pastTitle={words('chart-coverage.past')}
      />
      {answer?.ok && <Authorizations patientId={patient.id} coverages={current} />}
      <PayerContracts payers={[...new Set(current.map(({ payer }) => payer.id))]} />
    </>
  )
}

function isPast({ status }: Coverage): boolean {
  return status === 'Terminated' || status === 'EnteredInError'
}

const eligibilityWeights = { Eligible: 'good', NotEligible: 'danger', Unknown: 'quiet' } as const

function useColumns(): readonly FactColumn<Coverage>[] {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const spanText = useSpan()
  const label = (name: string) => labels(`field.Coverage.${name}`)
  return [
    {
      id: 'payer',
      label: label('payer'),
      cell: ({ payer, planName, type }) => (
        <>
          {payer.display} <span className="fact-dim">{planName ?? type.display}</span>
        </>
      ),
    },
    { id: 'order', label: label('order'), cell: ({ order }) => order },
    {
      id: 'memberId',
      label: label('memberId'),
      cell: ({ memberId, groupNumber }) => [memberId, groupNumber].filter(Boolean).join(' · '),
    },
    { id: 'period', label: label('period'), cell: ({ period }) => spanText(period) },
    {
      id: 'status',
      label: label('status'),
      cell: ({ status }) => (
        <span className="fact-state" data-weight={status === 'Pending' ? 'warn' : 'quiet'}>
          {labels(`enumeration.CoverageStatus.${status}`)}
        </span>
      ),
    },
    {
      id: 'eligibility',
      label: label('eligibility'),
      cell: ({ eligibility: [newest] = [] }) =>
        newest ? (
          <>
            <span className="fact-state" data-weight={eligibilityWeights[newest.result]}>
              {labels(`enumeration.EligibilityResult.${newest.result}`)}
            </span>{' '}
            <span className="fact-dim">{moments.date(moments.dayOf(newest.checkedAt))}</span>
          </>
        ) : (
          <span className="fact-dim">{words('chart-coverage.unchecked')}</span>
        ),
    },
  ]
}
