import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { type FactAct, FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import { ReviewedMark } from '#client/patients/entry/reviewed-mark.tsx'
import { useFactTools } from '#client/patients/entry/use-fact-tools.ts'
import { useStatement } from '#client/patients/entry/use-statement.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import type { Change } from '#client/sync/change.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Medication } from '#generated/types/medication.ts'
import { directionsOf } from '#shared/chart/directions.ts'
import { MedicationComparison } from './medication-comparison.tsx'
import { useMedicationPlan } from './use-medication-plan.ts'

/** The medications of a chart: how each is taken, since when, why it was stopped; compared with another list side by side. */
export function MedicationsTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const plan = useMedicationPlan(patient)
  const columns = useColumns()
  const { today } = useFactTools()
  const [isComparing, setComparing] = useState(false)
  const input = useMemo(() => {
    const filters = [{ field: 'patient', op: 'eq', value: patient.id } as const]
    return { filters, partition: patient.id, pageSize: 200 }
  }, [patient.id])
  const answer = useAnswer('medication.query', input)
  const taken = (knownOf(answer)?.items ?? []).filter(isTaken)
  const { say, notice, isBusy } = useStatement(patient.id, words('chart-medications.takes-none'))
  const actsOf = (row: Medication): readonly FactAct[] =>
    isTaken(row) && !row.noMedications
      ? [
          {
            id: 'stop',
            label: words('chart-medications.stop'),
            opening: { preset: { status: 'Stopped', endDate: today }, focus: 'stopReason' },
          },
        ]
      : []
  const state = () =>
    say({ of: 'takes-none', upon: knownOf(answer)?.items, change: (id) => takesNone(patient, id) })
  return (
    <FactList
      title={words('chart-medications.title')}
      addLabel={words('chart-medications.add')}
      emptyText={words('chart-medications.none')}
      plan={plan}
      answer={answer}
      columns={columns}
      nameOf={({ display }) => display}
      actsOf={actsOf}
      isPast={(row) => !isTaken(row)}
      pastTitle={words('chart-medications.past')}
      tools={
        <>
          {answer?.ok && taken.length === 0 && may('Medication:Create') && (
            <Button variant="default" onClick={() => void state()} loading={isBusy}>
              {words('chart-medications.takes-none')}
            </Button>
          )}
          {answer?.ok && (
            <Button
              variant="default"
              aria-expanded={isComparing}
              onClick={() => setComparing((before) => !before)}
            >
              {words('chart-medications.compare')}
            </Button>
          )}
        </>
      }
    >
      {notice}
      {isComparing && (
        <MedicationComparison
          patient={patient}
          list={knownOf(answer)?.items}
          taken={taken.filter(({ noMedications }) => !noMedications)}
        />
      )}
      {answer?.ok && <ReviewedMark patient={patient} act="medication.review" rows={taken} />}
    </FactList>
  )
}

/** That somebody takes no medication, as a statement of its own. */
function takesNone(patient: TabProps['patient'], id: string): Change<'Medication'> {
  return {
    kind: 'create',
    type: 'Medication',
    id,
    body: {
      patient: { id: patient.id, resourceType: 'Patient' },
      noMedications: true,
      status: 'Active',
      kind: 'Prescribed',
    },
  }
}

function isTaken({ status }: Medication): boolean {
  return status === 'Active' || status === 'OnHold' || status === 'Unknown'
}

function useColumns(): readonly FactColumn<Medication>[] {
  const { words, labels, moments } = useFactTools()
  const label = (name: string) => labels(`field.Medication.${name}`)
  return [
    {
      id: 'medication',
      label: label('medication'),
      cell: ({ medication, noMedications, display }) =>
        noMedications ? words('chart-medications.takes-none') : (medication?.display ?? display),
    },
    {
      id: 'line',
      label: words('chart-medications.line'),
      cell: (row) => (
        <>
          {directionsOf(row)} <span className="fact-dim">{row.indication?.display}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: label('status'),
      cell: ({ status, stopReason }) => (
        <>
          <span className="fact-state" data-weight={status === 'OnHold' ? 'warn' : 'quiet'}>
            {labels(`enumeration.MedicationStatus.${status}`)}
          </span>{' '}
          {stopReason}
        </>
      ),
    },
    {
      id: 'dates',
      label: words('chart-medications.dates'),
      cell: ({ startDate, endDate }) =>
        [startDate ? moments.approximate(startDate) : '', endDate ? moments.approximate(endDate) : '']
          .join(' – ')
          .replace(/^ – $| – $/, ''),
    },
    {
      id: 'prescriber',
      label: label('prescriber'),
      cell: ({ prescriber }) => prescriber?.practitioner?.display ?? prescriber?.text,
    },
  ]
}
