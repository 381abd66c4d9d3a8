import { useCallback, useEffect, useState } from 'react'
import type { OperationInput, OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

type Reply = OperationReply<'auditEvent.forcedAccesses'>

/** The forced accesses of one record, or all that wait for a verdict; `look` asks again. */
export function useForcedAccesses({ patient, open }: OperationInput<'auditEvent.forcedAccesses'>): {
  readonly answer: Outcome<Reply> | undefined
  readonly look: () => Promise<void>
} {
  const [answer, setAnswer] = useState<Outcome<Reply>>()
  const look = useCallback(async () => {
    const asked = { ...(patient !== undefined && { patient }), ...(open !== undefined && { open }) }
    setAnswer(await send('auditEvent.forcedAccesses', asked))
  }, [patient, open])
  useEffect(() => {
    void look()
  }, [look])
  return { answer, look }
}
