import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { GrowPart } from '#client/patients/drafting/grow-part.tsx'
import { NewPlan } from '#client/patients/drafting/new-plan.tsx'
import { signersOf } from '#client/patients/drafting/standing-signatures.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { planLacks } from '#shared/chart/plan-lacks.ts'
import { BrokenList } from './broken-list.tsx'
import { LacksList } from './lacks-list.tsx'
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
  return (
    <>
      <NewPlan patient={patient} plans={plans} />
      <BrokenList broken={broken} />
      {inOrder(plans).map((plan) => (
        <Plan
          key={plan.id}
          plan={plan}
          patient={patient}
          outcomes={outcomes.filter(({ carePlan }) => carePlan.id === plan.id)}
          sentences={(part) => sentences(plan, part)}
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

type PlanProps = Rated &
  TabProps & {
    readonly plan: CarePlan
    readonly sentences: (part: string) => readonly FoundSentence[]
  }

function Plan({ plan, patient, outcomes, sentences }: PlanProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const path = useRecordPath()
  const today = moments.dayOf(useWorld().instant())
  const { id, display, status, nextReview, author, patientStatement, problems = [], meta } = plan
  const isGrowing = status === 'Draft' && mayDo('carePlan.patch')
  const signers = signersOf(plan)
  const isLate = status === 'Active' && nextReview !== undefined && nextReview < today
  return (
    <section className="tab-part plan" aria-label={display}>
      <h2>
        <ScreenLink to={path('CarePlan', id)}>{display}</ScreenLink>
      </h2>
      <p className="tab-dim">
        {[labels(`enumeration.CarePlanStatus.${status}`), author?.display].filter(Boolean).join(' · ')}
        {nextReview && ' · '}
        {nextReview && (
          <span className="plan-review" data-late={isLate || undefined}>
            {words(isLate ? 'chart-plan.review-late' : 'chart-plan.review', {
              day: moments.date(nextReview),
            })}
          </span>
        )}{' '}
        <LabelTags meta={meta} />
      </p>
      {status === 'Draft' && signers !== '' && (
        <p className="tab-dim">{words('chart-plan.signed-by', { signers })}</p>
      )}
      {status === 'Draft' && <LacksList lacks={planLacks(plan)} isCalm />}
      <SignPlan plan={plan} patient={patient} />
      {patientStatement && <blockquote>{patientStatement}</blockquote>}
      <PlanTree
        problems={problems}
        outcomes={outcomes}
        sentences={sentences}
        grow={isGrowing ? (place, name) => <GrowPart plan={plan} place={place} name={name} /> : undefined}
      />
    </section>
  )
}
