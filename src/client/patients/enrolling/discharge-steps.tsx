import { NativeSelect } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { dischargeStepKinds } from '#generated/enumerations/discharge-step-kind.ts'
import { type GoalStatus, goalStatuses } from '#generated/enumerations/goal-status.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import { localMoment } from '#shared/time/local-moment.ts'

type Goals = Readonly<Record<string, GoalStatus>>
type Props = {
  readonly steps: readonly DischargeStep[]
  /** Each time somebody looks again the focus comes here, since the button that was pressed goes. */
  readonly looks: number
  readonly goals: Goals
  readonly onGoals: (goals: Goals) => void
}

const ended = goalStatuses.filter((status) => status !== 'InProgress')

/** All that a discharge does, counted by its kind; of each goal is asked how it ended, and what somebody may not do is said beside it. */
export function DischargeSteps({ steps, looks, goals, onGoals }: Props): ReactNode {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (looks > 0) heading.current?.focus()
  }, [looks])
  const kinds = dischargeStepKinds.filter((kind) => steps.some((step) => step.kind === kind))
  return (
    <section className="enrolling-part" aria-label={words('enrolling.what-happens')}>
      <h3 ref={heading} tabIndex={-1}>
        {words('enrolling.what-happens')}
      </h3>
      {kinds.length === 0 && <p>{words('enrolling.nothing-else')}</p>}
      {kinds.map((kind) => {
        const own = steps.filter((step) => step.kind === kind)
        return (
          <div key={kind}>
            <p>{words(`enrolling.step-${kind}`, { count: own.length })}</p>
            <ul className="enrolling-missing">
              {own.map((step) => (
                <Step key={`${step.row.id} ${step.part ?? ''}`} step={step} goals={goals} onGoals={onGoals} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

type StepProps = Pick<Props, 'goals' | 'onGoals'> & { readonly step: DischargeStep }

function Step({ step, goals, onGoals }: StepProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { kind, text, part = '', start, timezone, hindrance } = step
  const at = start !== undefined && timezone !== undefined && localMoment(start, timezone)
  const when = at && `${moments.shortDay(at.date)}, ${moments.clock(at.time)}`
  return (
    <li>
      {kind === 'Goal' ? (
        <NativeSelect
          label={words('enrolling.goal-status', { name: text })}
          value={goals[part] ?? 'NotAchieved'}
          data={ended.map((value) => ({ value, label: labels(`enumeration.GoalStatus.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const status = ended.find((each) => each === value)
            if (status) onGoals({ ...goals, [part]: status })
          }}
        />
      ) : (
        [text, when].filter(Boolean).join(' – ')
      )}
      {hindrance && <p className="enrolling-hindrance">{labels(hindrance)}</p>}
    </li>
  )
}
