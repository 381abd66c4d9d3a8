import { useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { type Aim, type AimedGoal, aimsOf, keyOf, lastRatings } from '#client/form/elements/aims-of.ts'
import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import { RowsView } from '#client/form/elements/composed/rows-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { plansOn, type ServiceDay } from '#shared/notes/asked-always/plans-on.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { AimLine } from './aim-line.tsx'
import './goals.css'

/**
 * The goals of the plans that were in force on the day of the note, today where the form is of no day, as they stood there: ticked where they were worked on, rated, with a remark. What the
 * answer holds beside them stays beneath. A form about nobody, and whoever cannot read the plans now, has the rows alone.
 */
export function GoalsView(props: ViewProps<readonly Parts[]>) {
  const { patient, formerly } = useFormSetting()
  const patientId = patient?.id ?? formerly?.patient
  if (props.isReadOnly || patientId === undefined) return <RowsView {...props} />
  return <OfPlans {...props} patientId={patientId} />
}

function OfPlans({ patientId, ...props }: ViewProps<readonly Parts[]> & { readonly patientId: string }) {
  const words = useWords()
  const { day: asked } = useFormSetting()
  const { instant } = useWorld()
  const { dayOf } = useMoments()
  const day = { date: asked ?? dayOf(instant()), dayOf }
  const inputs = useMemo(() => inputsFor(patientId), [patientId])
  const plans = useAnswer('carePlan.query', inputs.plans)
  const outcomes = useAnswer('carePlanOutcome.query', inputs.outcomes)
  const rated = outcomes?.ok ? outcomes.value.items : []
  const isHidden = plans?.ok === false && plans.failure.kind === 'forbidden'
  return (
    <>
      {!isHidden && (
        <Answered
          answer={plans && (plans.ok ? succeeded(plans.value.items) : plans)}
          what={words('form.goals-plan')}
          onRetry={() => askAgain('carePlan.query', inputs.plans)}
        >
          {(items) => <Plans {...props} plans={plansOn(items, day) ?? []} rated={rated} day={day} />}
        </Answered>
      )}
      {plans?.ok === false && <RowsView {...props} />}
    </>
  )
}

function inputsFor(patientId: string) {
  const of = { field: 'subject', op: 'eq', value: patientId } as const
  const pageSize = 100
  return {
    plans: {
      filters: [
        of,
        { field: 'status', op: 'in', value: ['Active', 'OnHold', 'Completed', 'Revoked'] } as const,
      ],
      partition: patientId,
      pageSize,
    },
    outcomes: {
      filters: [of],
      partition: patientId,
      orderBy: 'date',
      order: 'desc' as const,
      pageSize,
    },
  }
}

type PlansProps = ViewProps<readonly Parts[]> & {
  readonly plans: readonly CarePlan[]
  readonly rated: readonly CarePlanOutcome[]
  readonly day: ServiceDay
}

function Plans({ plans, rated, day, ...props }: PlansProps) {
  const { id, path, value = [], change, leave } = props
  const words = useWords()
  const { newId } = useWorld()
  const goals = plans.flatMap((plan) => aimsOf(plan, day))
  const shown = new Set(goals.flatMap(({ aims }) => aims.map(({ key }) => key)))
  const last = lastRatings(rated)
  const rest = value.filter((row) => !shown.has(keyOf(row)))
  const put = (rows: readonly Parts[]) => change(rows.length > 0 ? rows : undefined)
  const rowOf = ({ key }: Aim) => value.find((row) => keyOf(row) === key)
  const replace = (aim: Aim, next: Parts | undefined) => {
    const before = rowOf(aim)
    if (!next) return put(value.filter((row) => row !== before))
    const row = { ...next, ...aim.names, _rowId: before?._rowId ?? newId() }
    put(before ? value.map((each) => (each === before ? row : each)) : [...value, row])
  }
  if (goals.length === 0)
    return (
      <>
        <p className="form-help">{words('form.goals-none')}</p>
        <RowsView {...props} />
      </>
    )
  return (
    <div className="form-goals">
      {goals.map((goal, at) => (
        <Goal key={`${goal.problem}/${goal.id}`} goal={goal}>
          {goal.aims.map((aim, index) => (
            <AimLine
              key={aim.key}
              id={at === 0 && index === 0 ? id : `${id}-${aim.key}`}
              path={path}
              aim={aim}
              row={rowOf(aim)}
              last={last.get(aim.key)}
              replace={(next) => replace(aim, next)}
              leave={leave}
            />
          ))}
        </Goal>
      ))}
      {rest.length > 0 && (
        <RowsView
          {...props}
          id={`${id}-rest`}
          value={rest}
          change={(rows) => put([...value.filter((row) => shown.has(keyOf(row))), ...(rows ?? [])])}
        />
      )}
    </div>
  )
}

function Goal({ goal, children }: { readonly goal: AimedGoal; readonly children: React.ReactNode }) {
  return (
    <fieldset className="form-goal">
      <legend>
        <small className="form-aside">{goal.problem}</small>
        {goal.statement}
      </legend>
      {children}
    </fieldset>
  )
}
