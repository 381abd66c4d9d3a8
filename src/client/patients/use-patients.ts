import { useCallback, useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { usePersonSearch } from '#client/person/use-person-search.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

const pageSize = 50

/** Patients who are found by a text, page after page, with their number. */
export type PatientList = {
  readonly first: Outcome<Page<Patient>> | undefined
  readonly patients: readonly Patient[]
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly loadMore: () => void
}

/**
 * The list for a search text: names, a birth date in any usual form, a record number or a phone; an empty text finds everybody whom
 * the reader may see.
 */
export function usePatients(text: string, activity: 'active' | 'all'): PatientList {
  const { input, answer: first } = usePersonSearch(text, { pageSize, isActiveOnly: activity === 'active' })
  const isMore = first?.ok === true && first.value.continuation !== undefined
  const counted = useAnswer(
    'patient.query',
    useMemo(
      (): QueryCall | undefined =>
        input && isMore
          ? { filters: input.filters ?? [], crossPartition: true, prefer: 'minimal' }
          : undefined,
      [input, isMore],
    ),
  )
  const further = useFurther(first, input)
  const start = first?.ok ? inOrder(first.value) : []
  const total = isMore && counted?.ok ? counted.value.total : undefined
  return {
    first,
    patients: [...start, ...further.items],
    total: first?.ok && !isMore ? start.length : total,
    hasMore: further.continuation !== undefined,
    isLoadingMore: further.isLoading,
    moreFailure: further.failure,
    loadMore: further.load,
  }
}

/** A page that is all there is stands by name; of more, those come first whose name goes on as what was typed. */
function inOrder({ items, continuation }: Page<Patient>): readonly Patient[] {
  if (continuation !== undefined) return items
  return items.toSorted((one, other) => one.display.localeCompare(other.display))
}

type More = { readonly items: readonly Patient[]; readonly continuation: string | undefined }

/** The pages after the first; they begin anew whenever the first one does. */
function useFurther(first: Outcome<Page<Patient>> | undefined, input: QueryCall | undefined) {
  const [more, setMore] = useState<More>({ items: [], continuation: undefined })
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  useEffect(() => {
    setMore({ items: [], continuation: first?.ok ? first.value.continuation : undefined })
    setFailure(undefined)
  }, [first])

  const load = useCallback(async () => {
    if (more.continuation === undefined || !input) return
    setLoading(true)
    const outcome = await send('patient.query', { ...input, continuation: more.continuation })
    setLoading(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    setFailure(undefined)
    setMore({ items: [...more.items, ...outcome.value.items], continuation: outcome.value.continuation })
  }, [input, more])

  return { ...more, isLoading, failure, load }
}
