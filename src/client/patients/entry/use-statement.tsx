import { type ReactNode, useState } from 'react'
import type { Change } from '#client/sync/change.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { storeChange } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { addWaitingFact } from './waiting-facts.tsx'

/** Says a statement of the chart that needs no typing, such as that there are no allergies: one button, through the outbox. */
export function useStatement(patientId: string, line: string) {
  const words = useWords()
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const say = async (change: Change) => {
    setBusy(true)
    const stored = await storeChange(outbox, change)
    setBusy(false)
    if (stored.kind === 'refused') {
      // What was refused is said here and not kept: it holds nothing that somebody typed.
      if (stored.entry) await outbox.discard(stored.entry.id)
      return setFailure(stored.failure)
    }
    setFailure(undefined)
    if (stored.kind === 'waiting') addWaitingFact({ type: change.type, id: change.id, patientId, line })
    notify(words(stored.kind === 'stored' ? 'entry.saved' : 'entry.kept'))
  }
  const notice: ReactNode = failure ? <FailureNotice failure={failure} /> : null
  return { say, notice, isBusy }
}
