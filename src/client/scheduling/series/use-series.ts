import { useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'

/** What is known of the series of an appointment, as far as its reader may see it and it has come. */
export type DescribedSeries = {
  readonly recurrence: Recurrence | undefined
  readonly first: Appointment | undefined
  readonly last: Appointment | undefined
  /** For saying that it could not be had, and asking again. */
  readonly asked: AskedOf
}

const planned = ['proposed', 'pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow'] as const

/** The rule of a series, which its first appointment holds, and the first and last that are not off. */
export function useSeries({ series, recurrence }: Appointment): DescribedSeries {
  const masterId = series?.master.id ?? ''
  const reading = useMemo(() => (masterId === '' ? undefined : { id: masterId }), [masterId])
  const master = useAnswer('appointment.read', recurrence ? undefined : reading)
  const first = useEdge(masterId, 'asc')
  const last = useEdge(masterId, 'desc')
  return {
    recurrence: recurrence ?? (master?.ok ? master.value.recurrence : undefined),
    first: first.row,
    last: last.row,
    asked: first.asked.answer?.ok === false ? first.asked : last.asked,
  }
}

function useEdge(masterId: string, order: 'asc' | 'desc') {
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'series.master', op: 'eq', value: masterId },
        { field: 'status', op: 'in', value: [...planned] },
      ],
      orderBy: 'start',
      order,
      pageSize: 1,
      crossPartition: true,
    }),
    [masterId, order],
  )
  const answer = useAnswer('appointment.query', masterId === '' ? undefined : input)
  const asked: AskedOf = { answer, onRetry: () => askAgain('appointment.query', input) }
  return { row: answer?.ok ? answer.value.items[0] : undefined, asked }
}
