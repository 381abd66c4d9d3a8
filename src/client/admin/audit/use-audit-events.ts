import { useCallback, useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { AuditEvent } from '#generated/types/audit-event.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

const pageSize = 50

/** Events of the trail that fit, the newest first, page after page. */
export type AuditEvents = {
  readonly first: Outcome<Page<AuditEvent>> | undefined
  readonly events: readonly AuditEvent[]
  readonly hasMore: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly more: () => void
  readonly onRetry: () => void
}

type Older = { readonly events: readonly AuditEvent[]; readonly continuation: string | undefined }

/** Looks for them; each look is itself an event of the trail. */
export function useAuditEvents(filters: readonly Filter[]): AuditEvents {
  const key = JSON.stringify(filters)
  const input = useMemo((): QueryCall => {
    const wanted: readonly Filter[] = JSON.parse(key)
    return { filters: wanted, pageSize, orderBy: 'at', order: 'desc', crossPartition: true }
  }, [key])
  const first = useAnswer('auditEvent.query', input)
  const [older, setOlder] = useState<Older>({ events: [], continuation: undefined })
  const [moreFailure, setFailure] = useState<SeenFailure>()

  useEffect(() => {
    setOlder({ events: [], continuation: first?.ok ? first.value.continuation : undefined })
    setFailure(undefined)
  }, [first])

  const more = useCallback(async () => {
    const { events, continuation } = older
    if (continuation === undefined) return
    const outcome = await send('auditEvent.query', { ...input, continuation })
    if (!outcome.ok) return setFailure(outcome.failure)
    setFailure(undefined)
    setOlder({ events: [...events, ...outcome.value.items], continuation: outcome.value.continuation })
  }, [input, older])

  return {
    first,
    events: [...(first?.ok ? first.value.items : []), ...older.events],
    hasMore: older.continuation !== undefined,
    moreFailure,
    more: () => void more(),
    onRetry: () => askAgain('auditEvent.query', input),
  }
}
