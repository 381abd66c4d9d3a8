import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { Answered, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { DistrictChange } from '#generated/types/district-change.ts'
import type { DistrictImpact } from '#generated/types/district-impact.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { ImpactFacts } from './impact-facts.tsx'

type Props = {
  readonly changes: readonly DistrictChange[]
  readonly title: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The dialog that says what a change of districts does to addresses, and makes it once that was seen. */
export function ChangeDialog({ changes, title, onClose, onSaved }: Props): ReactNode {
  const words = useWords()
  const { answer, look } = useImpact(changes)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const doubt = answer?.ok === false && 'findings' in answer.failure ? answer.failure : undefined
  const save = async () => {
    if (!answer?.ok || isBusy) return
    setBusy(true)
    const done = await send('district.change', { changes: [...changes], seen: answer.value.seen })
    setBusy(false)
    if (!done.ok) return setFailure(done.failure)
    refreshAnswers('District')
    notify(words('districts.saved'))
    onSaved()
  }
  const again = () => {
    setFailure(undefined)
    look()
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      {doubt ? (
        <FailureLines failure={doubt} />
      ) : (
        <Answered answer={answer} what={words('districts.impact')} shape="rows" onRetry={again}>
          {(impact) => <ImpactFacts impact={impact} />}
        </Answered>
      )}
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        {failure && (
          <Button variant="default" onClick={again}>
            {words('districts.look-again')}
          </Button>
        )}
        <Button
          loading={isBusy}
          disabled={!answer?.ok || failure !== undefined}
          onClick={save}
          data-autofocus
        >
          {words('districts.save')}
        </Button>
      </div>
    </Dialog>
  )
}

/** What the change would do, as it was last looked at. */
function useImpact(changes: readonly DistrictChange[]) {
  const [answer, setAnswer] = useState<AwaitedAnswer<DistrictImpact>>()
  const ask = useCallback(() => send('district.lookAtChange', { changes: [...changes] }), [changes])
  useEffect(() => {
    let isLeft = false
    void ask().then((outcome) => !isLeft && setAnswer(outcome))
    return () => {
      isLeft = true
    }
  }, [ask])
  return {
    answer,
    look: () => {
      setAnswer(undefined)
      void ask().then(setAnswer)
    },
  }
}
