import type { ReactNode } from 'react'
import type { PlanPlace } from '#client/patients/drafting/grown-plan.ts'
import { Course } from '#client/patients/tabs/course.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanIntervention } from '#generated/types/care-plan-intervention.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanProblem } from '#generated/types/care-plan-problem.ts'
import { SentenceList } from './sentence-list.tsx'
import type { FoundSentence } from './use-sentences.ts'
import './plan.css'

type Rated = {
  readonly outcomes: readonly CarePlanOutcome[]
  /** Draws the way to add something in a place, to what is called so; none where the plan does not grow. */
  readonly grow?: ((place: PlanPlace, name: string) => ReactNode) | undefined
  /** The sentences of notes that are tied to a part of the plan. */
  readonly sentences?: ((part: string) => readonly FoundSentence[]) | undefined
}
type Props = Rated & { readonly problems: readonly CarePlanProblem[] }

/** What a care plan says, from problem to goal to objective to intervention, and how each went. */
export function PlanTree({ problems, ...rated }: Props): ReactNode {
  const { grow } = rated
  return (
    <>
      <ul>
        {problems.map((problem) => (
          <Problem key={problem.id} problem={problem} {...rated} />
        ))}
      </ul>
      {grow?.({ kind: 'problem' }, '')}
    </>
  )
}

type ProblemProps = Rated & { readonly problem: CarePlanProblem }

function Problem({ problem: { id, statement, goals = [] }, ...rated }: ProblemProps): ReactNode {
  const { outcomes, grow } = rated
  return (
    <li>
      <b>{statement}</b>
      <ul>
        {goals.map((goal) => (
          <Goal
            key={goal.id}
            goal={goal}
            {...rated}
            outcomes={outcomes.filter(({ goalId }) => goalId === goal.id)}
          />
        ))}
      </ul>
      {grow?.({ kind: 'goal', under: id }, statement)}
    </li>
  )
}

function Goal({
  goal,
  outcomes,
  grow,
  sentences = () => [],
}: Rated & { readonly goal: CarePlanGoal }): ReactNode {
  const { statement, status, target, objectives = [] } = goal
  const of = (objective: string | undefined) =>
    outcomes.filter(({ objectiveId }) => objectiveId === objective)
  return (
    <li>
      <Aim statement={statement} status={status} target={target} />
      <Course name={statement} outcomes={of(undefined)} />
      <SentenceList name={statement} sentences={sentences(goal.id)} />
      <ul>
        {objectives.map(({ id, interventions = [], ...objective }) => (
          <li key={id}>
            <Aim statement={objective.statement} status={objective.status} target={objective.target} />
            <Course name={objective.statement} outcomes={of(id)} />
            <SentenceList name={objective.statement} sentences={sentences(id)} />
            <ul>
              {interventions.map((intervention) => (
                <li key={intervention.id}>
                  <Work intervention={intervention} />
                  <SentenceList name={intervention.statement} sentences={sentences(intervention.id)} />
                </li>
              ))}
            </ul>
            {grow?.({ kind: 'intervention', under: id }, objective.statement)}
          </li>
        ))}
      </ul>
      {grow?.({ kind: 'objective', under: goal.id }, statement)}
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

/** What is done, of which kind, by whom and how often. */
function Work({ intervention }: { readonly intervention: CarePlanIntervention }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { statement, kind, responsible, frequency } = intervention
  const often =
    frequency &&
    words('chart-plan.often', {
      count: frequency.count,
      span: labels(`enumeration.FrequencyPeriod.${frequency.per}`),
    })
  return (
    <>
      {statement}{' '}
      <span className="tab-dim">
        {[kind.display, responsible?.display, often].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
