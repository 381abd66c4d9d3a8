import { useCallback, useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

const pageSize = 50

/** Patients whose names hold words that begin so, page after page, with their number. */
export type PatientList = {
  readonly first: Outcome<Page<Patient>> | undefined
  readonly patients: readonly Patient[]
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly loadMore: () => void
}

/** The list for a search text; an empty text finds everybody whom the reader may see. */
export function usePatients(text: string, activity: 'active' | 'all'): PatientList {
  const input = useMemo((): QueryCall => ({ ...wantedBy(text, activity), pageSize }), [text, activity])
  const first = useAnswer('patient.query', input)
  const counted = useAnswer(
    'patient.query',
    useMemo((): QueryCall => ({ ...wantedBy(text, activity), prefer: 'minimal' }), [text, activity]),
  )
  const further = useFurther(first, input)
  const start = first?.ok ? first.value.items : []
  return {
    first,
    patients: [...start, ...further.items],
    total: counted?.ok ? counted.value.total : undefined,
    hasMore: further.continuation !== undefined,
    isLoadingMore: further.isLoading,
    moreFailure: further.failure,
    loadMore: further.load,
  }
}

function wantedBy(text: string, activity: 'active' | 'all'): QueryCall {
  const name: readonly Filter[] =
    text.trim() === '' ? [] : [{ field: 'name', op: 'contains', value: text.trim() }]
  const active: readonly Filter[] = activity === 'active' ? [{ field: 'active', op: 'eq', value: true }] : []
  return { filters: [...name, ...active], crossPartition: true }
}

type More = { readonly items: readonly Patient[]; readonly continuation: string | undefined }

/** The pages after the first; they begin anew whenever the first one does. */
function useFurther(first: Outcome<Page<Patient>> | undefined, input: QueryCall) {
  const [more, setMore] = useState<More>({ items: [], continuation: undefined })
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  useEffect(() => {
    setMore({ items: [], continuation: first?.ok ? first.value.continuation : undefined })
    setFailure(undefined)
  }, [first])

  const load = useCallback(async () => {
    if (more.continuation === undefined) return
    setLoading(true)
    const outcome = await send('patient.query', { ...input, continuation: more.continuation })
    setLoading(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    setFailure(undefined)
    setMore({ items: [...more.items, ...outcome.value.items], continuation: outcome.value.continuation })
  }, [input, more])

  return { ...more, isLoading, failure, load }
}
