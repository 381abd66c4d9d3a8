import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { ReviewForm } from './review-form.tsx'

type Props = TabProps & {
  readonly plan: CarePlan
  readonly meetings: readonly CarePlanSession[]
  readonly outcomes: readonly CarePlanOutcome[]
}

const goesOn: readonly string[] = ['Draft', 'Active', 'OnHold']

/** The way to talk a plan over: begins a meeting about it, or goes on with the one that was begun. */
export function ReviewPlan({ patient, plan, meetings, outcomes }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const acts = ['carePlanSession.create', 'carePlanSession.complete', 'carePlan.patch'] as const
  if (!goesOn.includes(plan.status) || !acts.every((act) => mayDo(act))) return null
  const begun = meetings.find(({ progress }) => progress !== 'Complete')
  const [last] = meetings
    .filter(({ progress }) => progress === 'Complete')
    .map(({ date }) => moments.dayOf(date))
    .toSorted()
    .toReversed()
  const since = last ?? plan.period.start
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {words(begun ? 'plan-review.go-on' : 'plan-review.begin')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words('plan-review.title', { name: plan.display })}
        size="xl"
      >
        {isOpen && (
          <ReviewForm
            patient={patient}
            plan={plan}
            begun={begun}
            since={since}
            outcomes={outcomes}
            onClose={close}
            onKept={() => {
              notify(words('plan-review.kept'))
              close()
            }}
            onDiscarded={() => {
              notify(words('plan-review.discarded'))
              close()
            }}
            onComplete={({ resultingPlan }) => {
              const isNew = resultingPlan !== undefined && resultingPlan.id !== plan.id
              notify(words(isNew ? 'plan-review.done-draft' : 'plan-review.done'))
              close()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
