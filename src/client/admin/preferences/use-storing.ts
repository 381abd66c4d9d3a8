import { useState } from 'react'
import type { Change } from '#client/sync/change.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { storeChange } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Storing what an administrator has changed: a refusal is shown where it was typed, and what was typed stays there. */
export type Storing = {
  readonly isBusy: boolean
  readonly failure: SeenFailure | undefined
  /** Answers whether it is stored, or kept on the device until the server is back. */
  readonly store: (change: Change) => Promise<boolean>
}

/** The storing of one form of the preferences, or of another part of the admin place. */
export function useStoring(): Storing {
  const outbox = useOutbox()
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const store = async (change: Change) => {
    setBusy(true)
    setFailure(undefined)
    const stored = await storeChange(outbox, change)
    setBusy(false)
    if (stored.kind === 'refused') {
      if (stored.entry) await outbox.discard(stored.entry.id)
      setFailure(stored.failure)
      return false
    }
    notify(words(stored.kind === 'waiting' ? 'resources.kept' : 'resources.saved'))
    return true
  }

  return { isBusy, failure, store }
}
