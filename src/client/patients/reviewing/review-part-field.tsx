import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Course } from '#client/patients/tabs/course.tsx'
import { AttendanceRadios } from '#client/person/checking-in/attendance-radios.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { PartTyped, ReviewPart } from './review-typed.ts'

type Props = {
  readonly part: ReviewPart
  readonly typed: PartTyped
  readonly outcomes: readonly CarePlanOutcome[]
  /** What is modified becomes part of a new version. */
  readonly isNewVersion: boolean
  readonly onChange: (more: Partial<PartTyped>) => void
}

const decisions = ['Continue', 'Modify', 'Achieve', 'Abandon'] as const

/** One goal or objective in a meeting: how it went, what is decided about it, and why. */
export function ReviewPartField({ part, typed, outcomes, isNewVersion, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { decision, comment } = typed
  const isGoal = part.about.objectiveId === undefined
  return (
    <div
      className="review-part"
      data-objective={!isGoal || undefined}
      data-decided={decision !== undefined || undefined}
    >
      <p>
        <span className="review-kind">{words(isGoal ? 'plan-review.goal' : 'plan-review.objective')}</span>{' '}
        {part.statement}{' '}
        <span className="tab-dim">{words('chart-plan.by', { day: moments.date(part.target) })}</span>
      </p>
      <Course name={part.statement} outcomes={outcomes} />
      {outcomes[0]?.rating === 'Met' && <p role="note">{words('plan-review.is-met')}</p>}
      <AttendanceRadios
        legend={words('plan-review.decision-about', { name: part.statement })}
        choices={decisions.map((value) => ({ value, label: labels(`enumeration.PlanDecision.${value}`) }))}
        chosen={decisions.find((each) => each === decision)}
        onChoose={(next) => onChange({ decision: next })}
      />
      {decision === 'Modify' && (
        <div className="review-pair">
          <Textarea
            label={words('plan-review.wording')}
            description={isNewVersion ? words('plan-review.wording-why') : undefined}
            value={typed.statement}
            maxLength={500}
            autosize
            onChange={(event) => onChange({ statement: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={words('plan-review.target')}
            value={typed.target}
            onChange={(event) => onChange({ target: event.currentTarget.value })}
          />
        </div>
      )}
      {decision !== undefined && (
        <Textarea
          label={words(decision === 'Abandon' ? 'plan-review.why' : 'plan-review.comment')}
          aria-label={words('plan-review.comment-about', {
            what: words(decision === 'Abandon' ? 'plan-review.why' : 'plan-review.comment'),
            name: part.statement,
          })}
          value={comment}
          maxLength={1000}
          autosize
          required={decision === 'Abandon'}
          onChange={(event) => onChange({ comment: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
