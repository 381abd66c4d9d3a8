import { useCallback, useEffect, useState } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Two records as the server compares them. */
export type ComparedRecords = OperationReply<'patient.compare'>

/** The comparison of a record with another that may be merged into it; `look` asks again. */
export function useComparison(
  id: string,
  other: string,
): { readonly answer: Outcome<ComparedRecords> | undefined; readonly look: () => Promise<void> } {
  const [answer, setAnswer] = useState<Outcome<ComparedRecords>>()
  const look = useCallback(async () => setAnswer(await send('patient.compare', { id, other })), [id, other])
  useEffect(() => {
    void look()
  }, [look])
  return { answer, look }
}
