import { useState } from 'react'
import { send } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { DuplicateVerdict } from '#generated/enumerations/duplicate-verdict.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Two records in the versions that somebody sees. */
type SeenPair = { readonly one: Reference; readonly other: Reference }

/** The duplicate verdict of whoever looks at two records: says it of the versions that are shown, and tells when it is kept. */
export function useDuplicateVerdict({ one, other }: SeenPair, onJudged: () => Promise<void>) {
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const judge = async (verdict: DuplicateVerdict) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await send('patient.judgeDuplicate', {
      id: one.id,
      other: other.id,
      ownVersion: one.versionId ?? '1',
      otherVersion: other.versionId ?? '1',
      verdict,
    })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    notify(words(verdict === 'Different' ? 'patients.not-same-kept' : 'patients.suspect-again-kept'))
    await onJudged()
  }
  return { judge, isBusy, failure }
}
