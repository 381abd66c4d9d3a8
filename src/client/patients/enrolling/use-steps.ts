import { useCallback, useEffect, useState } from 'react'
import { send } from '#client/api/send.ts'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What belongs to an enrollment, as it was last looked at. */
export function useSteps(id: string) {
  const [answer, setAnswer] = useState<Outcome<ActReplies['episodeOfCare.lookAtSteps']>>()
  const ask = useCallback(() => send('episodeOfCare.lookAtSteps', { id }), [id])
  useEffect(() => {
    let isLeft = false
    void ask().then((outcome) => !isLeft && setAnswer(outcome))
    return () => {
      isLeft = true
    }
  }, [ask])
  return { answer, look: () => void ask().then(setAnswer) }
}
