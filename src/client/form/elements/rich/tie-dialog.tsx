import { useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { type AimedGoal, aimsOf } from '#client/form/elements/aims-of.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { RichTie } from '#shared/elements/text/rich-block.ts'
import { plansOn, type ServiceDay } from '#shared/notes/asked-always/plans-on.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

type Props = {
  readonly patientId: string
  /** The words that are to be tied. */
  readonly sentence: string
  /** What they are tied to now. */
  readonly tie: RichTie | undefined
  readonly choose: (tie: RichTie | undefined) => void
  readonly onClose: () => void
}

/** Which objective or intervention of the plans in force on the day of the note a sentence of an element is about; and the way to take its tie away. */
export function TieDialog({ patientId, sentence, tie, choose, onClose }: Props) {
  const words = useWords()
  const { day: asked } = useFormSetting()
  const { instant } = useWorld()
  const { dayOf } = useMoments()
  const day = { date: asked ?? dayOf(instant()), dayOf }
  const input = useMemo(() => plansOf(patientId), [patientId])
  const plans = useAnswer('carePlan.query', input)
  return (
    <Dialog isOpen onClose={onClose} title={words('form.tie-title')} size="lg">
      <blockquote className="form-tied-words">{sentence}</blockquote>
      {tie && (
        <p>
          {words('form.tied-to', { statement: tie.statement })}{' '}
          <button type="button" className="form-clear" onClick={() => choose(undefined)}>
            {words('form.untie')}
          </button>
        </p>
      )}
      <Answered
        answer={plans && (plans.ok ? succeeded(plansOn(plans.value.items, day) ?? []) : plans)}
        what={words('form.goals-plan')}
        onRetry={() => askAgain('carePlan.query', input)}
        isEmpty={(items) => items.flatMap((plan) => aimsOf(plan, day)).length === 0}
        empty={<p className="form-help">{words('form.goals-none')}</p>}
      >
        {(items) => <Plans plans={items} day={day} tie={tie} choose={choose} />}
      </Answered>
    </Dialog>
  )
}

function plansOf(patientId: string) {
  return {
    filters: [
      { field: 'subject', op: 'eq', value: patientId } as const,
      { field: 'status', op: 'in', value: ['Active', 'OnHold', 'Completed', 'Revoked'] } as const,
    ],
    partition: patientId,
    pageSize: 100,
  }
}

type Choosing = Pick<Props, 'tie' | 'choose'>

type PlansProps = Choosing & { readonly plans: readonly CarePlan[]; readonly day: ServiceDay }

function Plans({ plans, day, ...choosing }: PlansProps) {
  return plans.flatMap((plan) =>
    aimsOf(plan, day).map((goal) => (
      <Goal key={`${plan.id}/${goal.id}`} plan={plan.id} goal={goal} {...choosing} />
    )),
  )
}

function Goal({ plan, goal, ...choosing }: Choosing & { readonly plan: string; readonly goal: AimedGoal }) {
  return (
    <fieldset className="form-goal">
      <legend>
        <small className="form-aside">{goal.problem}</small>
        {goal.statement}
      </legend>
      <ul className="form-tie-parts">
        {goal.aims.map(({ key, statement, names, interventions }) => (
          <li key={key}>
            <Part part={{ plan, part: String(names.objectiveId ?? names.goalId), statement }} {...choosing} />
            {interventions.length > 0 && (
              <ul className="form-tie-parts">
                {interventions.map((each) => (
                  <li key={each.id}>
                    <Part part={{ plan, part: each.id, statement: each.statement }} {...choosing} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Part({ part, tie, choose }: Choosing & { readonly part: RichTie }) {
  const isTied = tie?.plan === part.plan && tie.part === part.part
  return (
    <button type="button" className="form-tie-part" aria-pressed={isTied} onClick={() => choose(part)}>
      {part.statement}
    </button>
  )
}
