import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { type FactAct, FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import { ReviewedMark } from '#client/patients/entry/reviewed-mark.tsx'
import { useStatement } from '#client/patients/entry/use-statement.tsx'
import { reactionsText } from '#client/patients/tabs/reactions-text.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Allergy } from '#generated/types/allergy.ts'
import { useAllergyPlan } from './use-allergy-plan.ts'

/** The allergies of a chart, or the statement that there are none, with who went through them last. */
export function AllergiesTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const plan = useAllergyPlan(patient)
  const columns = useColumns()
  const input = useMemo(() => {
    const filters = [{ field: 'patient', op: 'eq', value: patient.id } as const]
    return { filters, partition: patient.id, pageSize: 200 }
  }, [patient.id])
  const answer = useAnswer('allergy.query', input)
  const active = (knownOf(answer)?.items ?? []).filter(({ status }) => status === 'Active')
  const { say, notice, isBusy } = useStatement(patient.id, words('chart-allergies.none-known'))
  const actsOf = ({ status, noKnownAllergies }: Allergy): readonly FactAct[] =>
    status !== 'Active' || noKnownAllergies
      ? []
      : [
          {
            id: 'resolve',
            label: words('chart-allergies.end'),
            opening: { preset: { status: 'Resolved' }, focus: 'status' },
          },
        ]
  const state = () =>
    say({
      of: 'no-known-allergies',
      upon: knownOf(answer)?.items,
      change: (id) => ({
        kind: 'create',
        type: 'Allergy',
        id,
        body: {
          patient: { id: patient.id, resourceType: 'Patient' },
          kind: 'Allergy',
          category: 'Medication',
          noKnownAllergies: true,
          status: 'Active',
        },
      }),
    })
  return (
    <FactList
      title={words('chart-allergies.title')}
      addLabel={words('chart-allergies.add')}
      emptyText={words('chart-allergies.none')}
      plan={plan}
      answer={answer}
      columns={columns}
      nameOf={({ display }) => display}
      actsOf={actsOf}
      isPast={({ status }) => status !== 'Active'}
      pastTitle={words('chart-allergies.past')}
      tools={
        answer?.ok && active.length === 0 && may('Allergy:Create') ? (
          <Button variant="default" onClick={() => void state()} loading={isBusy}>
            {words('chart-allergies.none-known')}
          </Button>
        ) : undefined
      }
    >
      {notice}
      {answer?.ok && <ReviewedMark patient={patient} act="allergy.review" rows={active} />}
    </FactList>
  )
}

function useColumns(): readonly FactColumn<Allergy>[] {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const label = (name: string) => labels(`field.Allergy.${name}`)
  return [
    {
      id: 'substance',
      label: label('substance'),
      cell: ({ substance, noKnownAllergies, display }) =>
        noKnownAllergies ? words('chart-allergies.none-known') : (substance?.display ?? display),
    },
    { id: 'reactions', label: words('chart-allergies.reaction'), cell: (row) => reactionsText(row, labels) },
    {
      id: 'criticality',
      label: label('criticality'),
      cell: ({ criticality, noKnownAllergies }) =>
        noKnownAllergies ? null : (
          <span className="fact-state" data-weight={criticality === 'High' ? 'danger' : 'quiet'}>
            {labels(`enumeration.AllergyCriticality.${criticality}`)}
          </span>
        ),
    },
    {
      id: 'category',
      label: label('category'),
      cell: ({ category, noKnownAllergies }) =>
        noKnownAllergies ? null : labels(`enumeration.AllergyCategory.${category}`),
    },
    {
      id: 'status',
      label: label('status'),
      cell: ({ status }) => labels(`enumeration.AllergyStatus.${status}`),
    },
    { id: 'onset', label: label('onset'), cell: ({ onset }) => (onset ? moments.approximate(onset) : null) },
  ]
}
