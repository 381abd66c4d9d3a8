import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import type { QueryCall } from '#generated/operations/plain.ts'

/** What people who were chosen by their ids are called, in the order in which they were chosen; undefined while that is not known. */
export function usePeopleNames(ids: readonly string[]): readonly Person[] | undefined {
  const key = ids.join(' ')
  const input = useMemo(
    (): QueryCall | undefined =>
      key === ''
        ? undefined
        : { filters: [{ field: 'id', op: 'in', value: key.split(' ') }], pageSize: 50, crossPartition: true },
    [key],
  )
  const answer = useAnswer('practitioner.query', input)
  return useMemo(() => {
    if (key === '') return []
    if (!answer) return undefined
    const names = new Map(answer.ok ? answer.value.items.map(({ id, display }) => [id, display]) : [])
    return key.split(' ').map((id) => ({ id, display: names.get(id) ?? '–' }))
  }, [key, answer])
}
