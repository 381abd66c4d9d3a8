import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { OpenResponse } from '#client/filling/open/open-response.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Moves answers to the newest version of their questionnaire, or back, after everything that was typed here has arrived. */
export function useMoving({ id }: QuestionnaireResponse, open: OpenResponse) {
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const ask = async (isUndone: boolean) => {
    open.settle()
    const hasArrived = await settled(outbox, 'QuestionnaireResponse', id)
    setUnsaved(!hasArrived)
    if (!hasArrived) return false
    const stored = await send('questionnaireResponse.read', { id })
    const moved = stored.ok
      ? await send('questionnaireResponse.upgrade', { id, versionId: stored.value.meta.versionId, isUndone })
      : stored
    setFailure(moved.ok ? undefined : moved.failure)
    if (moved.ok) refreshAnswers('QuestionnaireResponse')
    return moved.ok
  }
  const move = async (isUndone: boolean): Promise<boolean> => {
    setBusy(true)
    const isDone = await ask(isUndone)
    setBusy(false)
    return isDone
  }
  return { move, isBusy, isUnsaved, failure }
}
