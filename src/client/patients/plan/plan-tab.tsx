import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanProblem } from '#generated/types/care-plan-problem.ts'
import { BrokenList } from './broken-list.tsx'
import { Course } from './course.tsx'
import { useThreads } from './use-threads.ts'
import './plan.css'
import '#client/patients/tabs/tabs.css'

/** The plan tab of a chart: each care plan from problem to goal to objective to intervention, how each went, when it is reviewed, and where its thread is broken. */
export function PlanTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('carePlan.query', rowsOf('subject', patient.id))
  return (
    <Answered
      answer={answer}
      what={words('chart-tabs.plan')}
      shape="cards"
      onRetry={() => refreshAnswers('CarePlan')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="tab-empty">{words('chart-plan.none')}</p>}
    >
      {({ items }) => <Plans patientId={patient.id} plans={items} />}
    </Answered>
  )
}

type PlansProps = { readonly patientId: string; readonly plans: readonly CarePlan[] }

function Plans({ patientId, plans }: PlansProps): ReactNode {
  const { outcomes, broken } = useThreads(patientId, plans)
  return (
    <>
      <BrokenList broken={broken} />
      {inOrder(plans).map((plan) => (
        <Plan
          key={plan.id}
          plan={plan}
          outcomes={outcomes.filter(({ carePlan }) => carePlan.id === plan.id)}
        />
      ))}
    </>
  )
}

/** Those that are followed now come first, the others newest first. */
function inOrder(plans: readonly CarePlan[]): readonly CarePlan[] {
  const weight = ({ status }: CarePlan) => Number(status === 'Active')
  return plans.toSorted(
    (one, other) =>
      weight(other) - weight(one) || (other.period.start ?? '').localeCompare(one.period.start ?? ''),
  )
}

type Rated = { readonly outcomes: readonly CarePlanOutcome[] }

function Plan({ plan, outcomes }: Rated & { readonly plan: CarePlan }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const today = moments.dayOf(useWorld().instant())
  const { id, display, status, nextReview, author, patientStatement, problems = [], meta } = plan
  const isLate = status === 'Active' && nextReview !== undefined && nextReview < today
  return (
    <section className="tab-part plan" aria-label={display}>
      <h2>
        <ScreenLink to={path('CarePlan', id)}>{display}</ScreenLink>
      </h2>
      <p className="tab-dim">
        {[labels(`enumeration.CarePlanStatus.${status}`), author?.display].filter(Boolean).join(' · ')}{' '}
        {nextReview && (
          <span className="plan-review" data-late={isLate || undefined}>
            {words(isLate ? 'chart-plan.review-late' : 'chart-plan.review', {
              day: moments.date(nextReview),
            })}
          </span>
        )}{' '}
        <LabelTags meta={meta} />
      </p>
      {patientStatement && <blockquote>{patientStatement}</blockquote>}
      <ul>
        {problems.map((problem) => (
          <Problem key={problem.id} problem={problem} outcomes={outcomes} />
        ))}
      </ul>
    </section>
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
