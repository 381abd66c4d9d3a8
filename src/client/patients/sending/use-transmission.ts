import { useRef } from 'react'
import { send } from '#client/api/send.ts'
import { writtenUpon } from '#client/patients/tabs/written-upon.ts'
import { useWorld } from '#client/ui/world.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Creates } from '#generated/types/resources.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import { equal } from '#shared/patch/equal.ts'

type Body = Creates['DocumentTransmission']

/** What a transmission need not say. */
const optional = ['basisReason', 'coverPage', 'consent'] as const

/** What of a transmission is never changed. */
const fixed = ['documents', 'recipient', 'method'] as const

/**
 * The one transmission of a dialog: it is created once, and what is corrected after it was refused is written upon it. What goes to
 * whom, and how, is fixed for good: where that is corrected, the first one is stopped and another one is made.
 */
export function useTransmission() {
  const { newId } = useWorld()
  const id = useRef<string>(undefined)
  const made = useRef<DocumentTransmission>(undefined)

  const remembered = (outcome: Outcome<DocumentTransmission>) => {
    if (outcome.ok) made.current = outcome.value
    return outcome
  }
  const create = async (body: Body): Promise<Outcome<DocumentTransmission>> => {
    id.current ??= newId()
    const created = await send('documentTransmission.create', { idempotencyKey: id.current, body })
    if (created.ok || created.failure.kind !== 'conflict') return remembered(created)
    // The answer of an earlier try was lost: it is there, as it was said then.
    const there = remembered(await send('documentTransmission.read', { id: id.current }))
    return there.ok ? correct(there.value, body) : created
  }
  const correct = async (there: DocumentTransmission, body: Body): Promise<Outcome<DocumentTransmission>> => {
    const row = { id: there.id, versionId: there.meta.versionId }
    const wished = writtenUpon(there, body, optional)
    if (equal(there, wished)) return succeeded(there)
    if (fixed.every((name) => equal(there[name], wished[name])))
      return remembered(await send('documentTransmission.patch', { ...row, operations: diff(there, wished) }))
    const stopped = await send('documentTransmission.stop', row)
    if (!stopped.ok) return stopped
    id.current = undefined
    made.current = undefined
    return create(body)
  }
  /** The transmission as it is said now, ready to be sent. */
  const write = (body: Body) => (made.current ? correct(made.current, body) : create(body))
  return { write }
}
