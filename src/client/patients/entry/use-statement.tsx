import { type ReactNode, useState } from 'react'
import type { Change } from '#client/sync/change.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Stored, storeChange } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { addWaitingFact } from './waiting-facts.tsx'

/** What was said upon which list, by what it says: it is not said again before the list has changed. */
const said = keepTyping<object>()

/** A statement: what it says, the list upon which it is said, and the change that it is. */
type Statement = {
  readonly of: string
  readonly upon: object | undefined
  readonly change: (id: string) => Change | Promise<Change | undefined>
}

/** Says a statement of the chart that needs no typing, such as that there are no allergies: one button, through the outbox, once. */
export function useStatement(patientId: string, line: string) {
  const words = useWords()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const settle = async (change: Change, stored: Stored) => {
    if (stored.kind === 'refused') {
      // What was refused is said here and not kept: it holds nothing that somebody typed.
      if (stored.entry) await outbox.discard(stored.entry.id)
      return setFailure(stored.failure)
    }
    setFailure(undefined)
    if (stored.kind === 'waiting') addWaitingFact({ type: change.type, id: change.id, patientId, line })
    notify(words(stored.kind === 'stored' ? 'entry.saved' : 'entry.kept'))
  }
  const say = async ({ of, upon, change: changeOf }: Statement) => {
    const key = `${patientId} ${of}`
    if (isBusy || !upon || said.of(key) === upon) return
    said.keep(key, upon)
    setBusy(true)
    const change = await changeOf(newId())
    const stored = change && (await storeChange(outbox, change))
    setBusy(false)
    if (!stored || stored.kind === 'refused') said.forget(key)
    if (stored) await settle(change, stored)
  }
  const notice: ReactNode = failure ? <FailureNotice failure={failure} /> : null
  return { say, notice, isBusy }
}
