import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { signersOf, standingSignatures } from './standing-signatures.ts'

type Props = {
  readonly plan: CarePlan
  readonly isOpen: boolean
  /** The signatures are off, and the plan may be changed from this version on. */
  readonly onFree: (plan: CarePlan) => void
  readonly onLook: () => void
}

/** Asks before the draft of a plan that somebody has signed is changed: whose signature goes, and that it is asked for again. */
export function AskSigned({ plan, isOpen, onFree, onLook }: Props): ReactNode {
  const words = useWords()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const standing = standingSignatures(plan)
  const free = async () => {
    setBusy(true)
    const { id, meta } = plan
    const signatures = standing.map((each) => each.id)
    const freed = await send('carePlan.reopen', { id, versionId: meta.versionId, signatures })
    setBusy(false)
    setFailure(freed.ok ? undefined : freed.failure)
    refreshAnswers('CarePlan')
    if (!freed.ok) return
    notify(words('chart-plan.sign-removed'))
    onFree(freed.value)
  }
  // The page has read meanwhile that none stands: there is nothing left to ask.
  if (standing.length === 0) return null
  return (
    <Dialog isOpen={isOpen} onClose={onLook} title={words('chart-plan.signed-title')} size="sm">
      <p>{words('chart-plan.signed-why', { count: standing.length, signers: signersOf(plan) })}</p>
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onLook} data-autofocus>
          {words('chart-plan.look-only')}
        </Button>
        <Button color="red.9" loading={isBusy} onClick={() => void free()}>
          {words('chart-plan.change')}
        </Button>
      </div>
    </Dialog>
  )
}
