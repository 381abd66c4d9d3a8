import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { type FactAct, FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { Condition } from '#generated/types/condition.ts'
import { useProblemPlan } from './use-problem-plan.ts'

/** The problems and diagnoses of a chart: added by word or code, changed in place, each with the goals that answer it. */
export function ProblemsTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const plan = useProblemPlan(patient)
  const goals = useGoals(patient.id)
  const input = useMemo(
    () => ({ filters: [ofSubject(patient.id)], partition: patient.id, pageSize: 200 }),
    [patient.id],
  )
  const answer = useAnswer('condition.query', input)
  const columns: readonly FactColumn<Condition>[] = [
    {
      id: 'code',
      label: words('chart-problems.what'),
      cell: ({ code }) => (
        <>
          {code.display} <span className="fact-dim">{code.code}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: labels('field.Condition.clinicalStatus'),
      cell: ({ clinicalStatus }) => (
        <span className="fact-state">{labels(`enumeration.ConditionClinicalStatus.${clinicalStatus}`)}</span>
      ),
    },
    {
      id: 'verification',
      label: labels('field.Condition.verification'),
      cell: ({ verification }) => labels(`enumeration.ConditionVerification.${verification}`),
    },
    {
      id: 'onset',
      label: labels('field.Condition.onsetDate'),
      cell: ({ onsetDate, resolutionDate }) =>
        [onsetDate, resolutionDate].flatMap((date) => (date ? moments.approximate(date) : [])).join(' – '),
    },
    {
      id: 'goals',
      label: words('chart-problems.goals'),
      cell: ({ id }) => <Goals goals={goals.get(id) ?? []} patientId={patient.id} />,
    },
  ]
  const actsOf = ({ clinicalStatus }: Condition): readonly FactAct[] =>
    clinicalStatus === 'Resolved'
      ? []
      : [
          {
            id: 'resolve',
            label: words('chart-problems.resolve'),
            opening: { preset: { clinicalStatus: 'Resolved' }, focus: 'resolutionDate' },
          },
        ]
  return (
    <FactList
      title={words('chart-problems.title')}
      addLabel={words('chart-problems.add')}
      emptyText={words('chart-problems.none')}
      plan={plan}
      answer={answer}
      columns={columns}
      nameOf={({ code }) => code.display}
      actsOf={actsOf}
      isPast={isPast}
      pastTitle={words('chart-problems.past')}
    />
  )
}

function isPast({ clinicalStatus, verification }: Condition): boolean {
  return (
    clinicalStatus === 'Resolved' ||
    clinicalStatus === 'Inactive' ||
    /RuledOut|EnteredInError/.test(verification)
  )
}

function ofSubject(value: string) {
  return { field: 'subject', op: 'eq', value } as const
}

type GoalsProps = { readonly goals: readonly CarePlanGoal[]; readonly patientId: string }

function Goals({ goals, patientId }: GoalsProps): ReactNode {
  return (
    <>
      {goals.map(({ id, statement }) => (
        <div key={id}>
          <ScreenLink to={`/patients/${patientId}/plan`}>{statement}</ScreenLink>
        </div>
      ))}
    </>
  )
}

/** The goals that answer each problem in the plans that are in force or being written; nothing for those who read no plans. */
function useGoals(patientId: string): ReadonlyMap<string, readonly CarePlanGoal[]> {
  const { may } = usePermissions()
  const isRead = may('CarePlan:Read')
  const input = useMemo(
    () =>
      isRead
        ? {
            filters: [
              ofSubject(patientId),
              { field: 'status', op: 'in', value: ['Active', 'OnHold', 'Draft'] } as const,
            ],
            partition: patientId,
            pageSize: 20,
          }
        : undefined,
    [isRead, patientId],
  )
  const answer = useAnswer('carePlan.query', input)
  return useMemo(() => goalsByProblem(knownOf(answer)?.items ?? []), [answer])
}

function goalsByProblem(plans: readonly CarePlan[]): ReadonlyMap<string, readonly CarePlanGoal[]> {
  const byProblem = new Map<string, readonly CarePlanGoal[]>()
  for (const { problems = [] } of plans)
    for (const { condition, goals = [] } of problems)
      if (condition) byProblem.set(condition.id, [...(byProblem.get(condition.id) ?? []), ...goals])
  return byProblem
}
