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

/** The ways on for a move that was refused: it goes all the same, or what stands there stays. */
export function useDeciding(entry: StuckEntry) {
  const words = useWords()
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)

  const deciding = async (act: () => Promise<void>) => {
    setBusy(true)
    await act()
    setBusy(false)
    refreshAnswers('Appointment')
  }
  const force = async () => {
    const pending = await mineUpon(entry, async (_, id) => {
      const now = await send('appointment.read', { id })
      return now.ok ? succeeded(plainOf(now.value)) : failed(now.failure)
    })
    if (pending.kind !== 'patch') return
    const outcome = await send('appointment.patch', {
      id: pending.id,
      versionId: versionOf(pending.base),
      operations: diff(pending.base, pending.after),
      confirmed: true,
    })
    if (!outcome.ok) return notify(words('scheduling.still-not-moved'))
    await outbox.discard(entry.id)
    notify(words('scheduling.moved-at-last'))
  }

  const confirm = async () => {
    const { pending } = entry
    if (pending.kind === 'create')
      await outbox.retry({ ...entry, pending: { ...pending, isConfirmed: true } })
  }

  return {
    isBusy,
    /** Books it beside what it meets. */
    bookAnyway: () => deciding(confirm),
    /** Lays it upon what stands there now and sends it again. */
    keepMine: () => deciding(() => outbox.retry(entry)),
    /** Takes the time beside what it meets. */
    moveAnyway: () => deciding(force),
    takeTheirs: () => deciding(() => outbox.discard(entry.id)),
  }
}

function plainOf(document: object): JsonObject {
  return JSON.parse(JSON.stringify(document))
}
