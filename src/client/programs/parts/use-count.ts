import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { type ReadId, useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'

type Counted = Extract<
  ReadId,
  'appointment.query' | 'episodeOfCare.query' | 'practitioner.query' | 'group.query'
>

/** How many rows fit, as far as the reader may see them; undefined while that is not known, and for those who may not read them. */
export function useCount(query: Counted, filters: readonly Filter[]): number | undefined {
  const { mayDo } = usePermissions()
  const input = useMemo(
    (): QueryCall => ({ filters, pageSize: 1, summary: true, total: true, crossPartition: true }),
    [filters],
  )
  const answer = useAnswer(query, mayDo(query) ? input : undefined)
  return answer?.ok ? answer.value.total : undefined
}
