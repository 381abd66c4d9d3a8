import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'

/** What is told of the series of an appointment, as far as its reader may see it and it has come. */
export type DescribedSeries = {
  readonly recurrence: Recurrence | undefined
  readonly first: Appointment | undefined
  readonly last: Appointment | undefined
}

const planned = ['proposed', 'pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow'] as const

/** The rule of a series, which its first appointment holds, and the first and last that are not off. */
export function useSeries({ series, recurrence }: Appointment): DescribedSeries {
  const masterId = series?.master.id ?? ''
  const reading = useMemo(() => (masterId === '' ? undefined : { id: masterId }), [masterId])
  const master = useAnswer('appointment.read', recurrence ? undefined : reading)
  const first = useEdge(masterId, 'asc')
  const last = useEdge(masterId, 'desc')
  return { recurrence: recurrence ?? (master?.ok ? master.value.recurrence : undefined), first, last }
}

function useEdge(masterId: string, order: 'asc' | 'desc'): Appointment | undefined {
  const input = useMemo((): QueryCall | undefined => {
    if (masterId === '') return undefined
    return {
      filters: [
        { field: 'series.master', op: 'eq', value: masterId },
        { field: 'status', op: 'in', value: [...planned] },
      ],
      orderBy: 'start',
      order,
      pageSize: 1,
      crossPartition: true,
    }
  }, [masterId, order])
  const answer = useAnswer('appointment.query', input)
  return answer?.ok ? answer.value.items[0] : undefined
}
