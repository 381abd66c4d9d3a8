import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { mineUpon } from '#client/sync/outbox/mine-upon.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { versionOf } from '#client/sync/pending.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { isClash } from './stuck-move.ts'

/** The ways on for what was refused, one or several together: it goes all the same, or what stands there stays. */
export function useDeciding(entries: readonly StuckEntry[]) {
  const words = useWords()
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)

  const deciding = async (act: (entry: StuckEntry) => Promise<unknown>) => {
    setBusy(true)
    const done: unknown[] = []
    // One after the other: what one takes may be what the next one meets.
    for (const entry of entries) done.push(await act(entry))
    setBusy(false)
    refreshAnswers('Appointment')
    return done
  }
  const force = async (entry: StuckEntry): Promise<boolean> => {
    const pending = await mineUpon(entry, async (_, id) => {
      const now = await send('appointment.read', { id })
      return now.ok ? succeeded(plainOf(now.value)) : failed(now.failure)
    })
    if (pending.kind !== 'patch') return false
    const outcome = await send('appointment.patch', {
      id: pending.id,
      versionId: versionOf(pending.base),
      operations: diff(pending.base, pending.after),
      confirmed: true,
    })
    if (outcome.ok) await outbox.discard(entry.id)
    return outcome.ok
  }
  const keepMine = async () => {
    const forced = await deciding((entry) => (isClash(entry) ? force(entry) : outbox.retry(entry)))
    if (forced.includes(false)) notify(words('scheduling.still-not-moved'))
    else if (forced.includes(true)) notify(words('scheduling.moved-at-last'))
  }
  const confirm = async (entry: StuckEntry) => {
    const { pending } = entry
    if (pending.kind === 'create')
      await outbox.retry({ ...entry, pending: { ...pending, isConfirmed: true } })
  }

  return {
    isBusy,
    /** Lays it upon what stands there now and sends it again; what meets something takes its time beside that. */
    keepMine,
    /** Sends it again as it is. */
    again: () => deciding((entry) => outbox.retry(entry)),
    /** Books it beside what it meets. */
    bookAnyway: () => deciding(confirm),
    takeTheirs: () => deciding((entry) => outbox.discard(entry.id)),
  }
}

function plainOf(document: object): JsonObject {
  return JSON.parse(JSON.stringify(document))
}
