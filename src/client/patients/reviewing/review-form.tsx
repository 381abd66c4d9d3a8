import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { planReviewKinds } from '#generated/enumerations/plan-review-kind.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { openUnderEnded, type ReviewDoubt } from '#shared/chart/review-doubts.ts'
import { changesPlan } from '#shared/chart/reviewed-plan.ts'
import { ReviewPartField } from './review-part-field.tsx'
import { itemsOf, type ReviewTyped, typedAbout, withPart, withRestContinued } from './review-typed.ts'
import { SinceThen } from './since-then.tsx'
import { TakingPart } from './taking-part.tsx'
import { useReview } from './use-review.ts'
import './reviewing.css'

type Props = TabProps & {
  readonly plan: CarePlan
  readonly begun: CarePlanSession | undefined
  /** The day of the review before, or on which the plan began. */
  readonly since: string
  readonly outcomes: readonly CarePlanOutcome[]
  readonly onClose: () => void
  readonly onKept: () => void
  readonly onDiscarded: () => void
  readonly onComplete: (meeting: CarePlanSession) => void
}

/** A meeting about a plan: who was there, what is decided about each goal and objective, and when the next one is. */
export function ReviewForm(props: Props): ReactNode {
  const { patient, plan, begun, since, outcomes, onClose, onKept, onDiscarded, onComplete } = props
  const words = useWords()
  const review = useReview({ plan, begun }, { onKept, onDiscarded, onComplete })
  const { kept, typed, doubts, failure, isBusy } = review
  const change = (more: Partial<ReviewTyped>) => kept.type({ ...typed, ...more })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && typed.day !== '') void review.complete()
  }
  return (
    <form className="review" onSubmit={submit}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <When review={review} change={change} />
      <TakingPart
        patient={patient}
        plan={plan}
        present={typed.present}
        onChange={(present) => change({ present })}
      />
      <SinceThen patientId={patient.id} since={since} />
      <Decisions plan={plan} review={review} outcomes={outcomes} />
      <Textarea
        label={words('plan-review.summary')}
        value={typed.summary}
        maxLength={20_000}
        autosize
        minRows={2}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <Outlook plan={plan} review={review} change={change} />
      <DoubtList doubts={doubts} />
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        {review.row && <Discard onDiscard={() => void review.discard()} />}
        <Button variant="default" loading={isBusy} onClick={() => void review.keep()}>
          {words('plan-review.keep')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={typed.day === ''}>
          {words('plan-review.complete')}
        </Button>
      </div>
    </form>
  )
}

/** A review that was kept is given up: once it is asked whether that is meant. */
function Discard({ onDiscard }: { readonly onDiscard: () => void }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  if (!mayDo('carePlanSession.delete')) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words('plan-review.discard')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={words('plan-review.discard')}
        text={words('plan-review.discard-text')}
        confirmLabel={words('plan-review.discard-now')}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
        isDangerous
      />
    </>
  )
}

type Review = ReturnType<typeof useReview>
type PartProps = { readonly review: Review; readonly change: (more: Partial<ReviewTyped>) => void }

/** What kind of meeting it is, and on which day. */
function When({ review: { typed, today }, change }: PartProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <div className="review-pair">
      <NativeSelect
        label={words('plan-review.kind')}
        value={typed.kind}
        data-autofocus
        data={planReviewKinds.map((value) => ({
          value,
          label: labels(`enumeration.PlanReviewKind.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = planReviewKinds.find((each) => each === value)
          if (kind) change({ kind })
        }}
      />
      <TextInput
        type="date"
        label={words('plan-review.day')}
        value={typed.day}
        max={today}
        required
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
    </div>
  )
}

type DecisionsProps = {
  readonly plan: CarePlan
  readonly review: Review
  readonly outcomes: readonly CarePlanOutcome[]
}

/** The goals and objectives one after the other; those that have ended are only named. */
function Decisions({ plan, review, outcomes }: DecisionsProps): ReactNode {
  const words = useWords()
  const { kept, typed, parts } = review
  const open = parts.filter(({ status }) => status === 'InProgress')
  const ended = parts.filter(({ status }) => status !== 'InProgress')
  const left = open.filter((part) => typedAbout(typed, part).decision === undefined).length
  return (
    <section className="review-decisions" aria-label={words('plan-review.decisions')}>
      <div className="review-decisions-head">
        <h3>{words('plan-review.decisions')}</h3>
        <span className="tab-dim" role="status">
          {words('plan-review.left', { count: left })}
        </span>
        {left > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => kept.type(withRestContinued(typed, parts))}
          >
            {words('plan-review.continue-rest')}
          </Button>
        )}
      </div>
      {open.map((part) => (
        <ReviewPartField
          key={part.key}
          part={part}
          typed={typedAbout(typed, part)}
          outcomes={outcomes.filter(
            ({ goalId, objectiveId }) =>
              goalId === part.about.goalId && objectiveId === part.about.objectiveId,
          )}
          isNewVersion={plan.status !== 'Draft'}
          onChange={(more) => kept.type(withPart(typed, parts, { part, more }))}
        />
      ))}
      {ended.length > 0 && (
        <p className="tab-dim">
          {words('plan-review.ended', { names: ended.map(({ statement }) => statement).join('; ') })}
        </p>
      )}
    </section>
  )
}

/** What follows from what was decided: the next review, a draft to sign, and objectives that stay open under a goal that ends. */
function Outlook({ plan, review, change }: PartProps & { readonly plan: CarePlan }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { typed, parts, proposed } = review
  const items = itemsOf(typed, parts)
  const stayingOpen = openUnderEnded(plan, items)
  return (
    <>
      {stayingOpen.length > 0 && (
        <Checkbox
          label={words('plan-review.leave-open', {
            names: stayingOpen.map(({ name = '' }) => name).join('; '),
          })}
          checked={typed.leavesOpen}
          onChange={(event) => change({ leavesOpen: event.currentTarget.checked })}
        />
      )}
      <TextInput
        type="date"
        className="review-next"
        label={words('plan-review.next')}
        description={words('plan-review.next-why', {
          day: moments.date(proposed),
          count: plan.reviewIntervalDays,
        })}
        value={typed.nextReview || proposed}
        min={typed.day}
        onChange={({ currentTarget: { value } }) => change({ nextReview: value === proposed ? '' : value })}
      />
      {changesPlan(items) && plan.status !== 'Draft' && (
        <p role="status">{words('plan-review.new-version')}</p>
      )}
    </>
  )
}

/** What keeps the meeting from being completed; it has the focus when it appears, so that it is read. */
function DoubtList({ doubts }: { readonly doubts: readonly ReviewDoubt[] }): ReactNode {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (doubts.length > 0) list.current?.focus()
  }, [doubts])
  if (doubts.length === 0) return null
  return (
    <ul ref={list} className="review-doubts" tabIndex={-1} aria-label={words('plan-review.missing')}>
      {doubts.map(({ kind, name = '' }) => (
        <li key={`${kind} ${name}`}>{words(`chart.meeting-${kind}`, { name })}</li>
      ))}
    </ul>
  )
}
