import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanProblem } from '#generated/types/care-plan-problem.ts'
import { Course } from './course.tsx'
import './plan.css'

type Rated = { readonly outcomes: readonly CarePlanOutcome[] }
type Props = Rated & { readonly problems: readonly CarePlanProblem[] }

/** What a care plan says, from problem to goal to objective to intervention, and how each went. */
export function PlanTree({ problems, outcomes }: Props): ReactNode {
  return (
    <ul>
      {problems.map((problem) => (
        <Problem key={problem.id} problem={problem} outcomes={outcomes} />
      ))}
    </ul>
  )
}

type ProblemProps = Rated & { readonly problem: CarePlanProblem }

function Problem({ problem: { statement, goals = [] }, outcomes }: ProblemProps): ReactNode {
  return (
    <li>
      <b>{statement}</b>
      <ul>
        {goals.map((goal) => (
          <Goal key={goal.id} goal={goal} outcomes={outcomes.filter(({ goalId }) => goalId === goal.id)} />
        ))}
      </ul>
    </li>
  )
}

function Goal({ goal, outcomes }: Rated & { readonly goal: CarePlanGoal }): ReactNode {
  const { statement, status, target, objectives = [] } = goal
  const of = (objective: string | undefined) =>
    outcomes.filter(({ objectiveId }) => objectiveId === objective)
  return (
    <li>
      <Aim statement={statement} status={status} target={target} />
      <Course name={statement} outcomes={of(undefined)} />
      <ul>
        {objectives.map(({ id, interventions = [], ...objective }) => (
          <li key={id}>
            <Aim statement={objective.statement} status={objective.status} target={objective.target} />
            <Course name={objective.statement} outcomes={of(id)} />
            <ul>
              {interventions.map((intervention) => (
                <li key={intervention.id}>
                  {intervention.statement}{' '}
                  <span className="tab-dim">
                    {[intervention.kind.display, intervention.responsible?.display]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  )
}

type AimProps = Pick<CarePlanGoal, 'statement' | 'status' | 'target'>

function Aim({ statement, status, target }: AimProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return (
    <>
      {statement} <span className="chart-state">{labels(`enumeration.GoalStatus.${status}`)}</span>{' '}
      <span className="tab-dim">{words('chart-plan.by', { day: moments.date(target) })}</span>
    </>
  )
}
