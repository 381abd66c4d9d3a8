import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { GrowPart } from '#client/patients/drafting/grow-part.tsx'
import { NewPlan } from '#client/patients/drafting/new-plan.tsx'
import { ComparePlans } from '#client/patients/reviewing/compare-plans.tsx'
import { PastMeetings } from '#client/patients/reviewing/past-meetings.tsx'
import { ReviewPlan } from '#client/patients/reviewing/review-plan.tsx'
import { useMeetings } from '#client/patients/reviewing/use-meetings.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { planLacks } from '#shared/chart/plan-lacks.ts'
import { planLineage } from '#shared/chart/plan-lineage.ts'
import { BrokenList } from './broken-list.tsx'
import { LacksList } from './lacks-list.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanTree } from './plan-tree.tsx'
import { SignPlan } from './sign-plan.tsx'
import { type FoundSentence, useSentences } from './use-sentences.ts'
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
      empty={
        <>
          <NewPlan patient={patient} plans={[]} />
          <p className="tab-empty">{words('chart-plan.none')}</p>
        </>
      }
    >
      {({ items }) => <Plans patient={patient} plans={items} />}
    </Answered>
  )
}

type PlansProps = TabProps & { readonly plans: readonly CarePlan[] }

function Plans({ patient, plans }: PlansProps): ReactNode {
  const { outcomes, broken } = useThreads(patient.id, plans)
  const sentences = useSentences(patient.id, plans)
  const meetings = useMeetings(patient.id)
  return (
    <>
      <NewPlan patient={patient} plans={plans} />
      <BrokenList broken={broken} />
      {inOrder(plans).map((plan) => (
        <Plan
          key={plan.id}
          plan={plan}
          patient={patient}
          plans={plans}
          meetings={meetings}
          outcomes={ofLineage(outcomes, plan, plans)}
          sentences={(part) => sentences(plan, part)}
        />
      ))}
    </>
  )
}

/** What was rated in a plan and in those that it follows: a part keeps its id from version to version. */
function ofLineage(
  outcomes: readonly CarePlanOutcome[],
  plan: CarePlan,
  plans: readonly CarePlan[],
): readonly CarePlanOutcome[] {
  const ids = new Set(planLineage(plan, plans).map(({ id }) => id))
  return outcomes.filter(({ carePlan }) => ids.has(carePlan.id))
}

/** Those that are followed now come first, the others newest first. */
function inOrder(plans: readonly CarePlan[]): readonly CarePlan[] {
  const weight = ({ status }: CarePlan) => Number(status === 'Active')
  return plans.toSorted(
    (one, other) =>
      weight(other) - weight(one) || (other.period.start ?? '').localeCompare(one.period.start ?? ''),
  )
}

type PlanProps = TabProps & {
  readonly plan: CarePlan
  readonly plans: readonly CarePlan[]
  /** Undefined while they have not come. */
  readonly meetings: readonly CarePlanSession[] | undefined
  readonly outcomes: readonly CarePlanOutcome[]
  readonly sentences: (part: string) => readonly FoundSentence[]
}

function Plan({ plan, plans, patient, meetings, outcomes, sentences }: PlanProps): ReactNode {
  const { mayDo } = usePermissions()
  const { status, display, patientStatement, problems = [] } = plan
  const isGrowing = status === 'Draft' && mayDo('carePlan.patch')
  const own = meetings?.filter(({ carePlan }) => carePlan.id === plan.id)
  return (
    <section className="tab-part plan" aria-label={display}>
      <PlanHead plan={plan} plans={plans} />
      {status === 'Draft' && <LacksList lacks={planLacks(plan)} isCalm />}
      <div className="plan-acts">
        <SignPlan plan={plan} patient={patient} />
        {own && <ReviewPlan patient={patient} plan={plan} meetings={own} outcomes={outcomes} />}
        {meetings && <ComparePlans plan={plan} plans={plans} meetings={meetings} />}
      </div>
      {patientStatement && <blockquote>{patientStatement}</blockquote>}
      <PlanTree
        problems={problems}
        outcomes={outcomes}
        sentences={sentences}
        grow={isGrowing ? (place, name) => <GrowPart plan={plan} place={place} name={name} /> : undefined}
      />
      {own && <PastMeetings plan={plan} meetings={own} />}
    </section>
  )
}
