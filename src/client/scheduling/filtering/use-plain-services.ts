import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { servicesIn } from './calendar-filter.ts'

/** The services that may be meant: those of what is shown, and those that are chosen already though nothing of them is shown. */
export function usePlainServices(columns: readonly DayColumn[], chosen: readonly string[]) {
  const here = useMemo(() => servicesIn(columns), [columns])
  const missing = chosen.filter((id) => here.every((each) => each.id !== id)).join(' ')
  const input = useMemo(
    (): QueryCall | undefined =>
      missing === ''
        ? undefined
        : { filters: [{ field: 'id', op: 'in', value: missing.split(' ') }], pageSize: 50 },
    [missing],
  )
  const answer = useAnswer('healthcareService.query', input)
  const named = answer?.ok ? answer.value.items.map(({ id, name }) => ({ id, display: name })) : []
  return [...here.map(({ id, display = '–' }) => ({ id, display })), ...named]
}
