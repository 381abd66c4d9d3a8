import { useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { AskedPeople } from './use-people-field.ts'

/** The staff whose names hold these words, without words the first of all; those at work, unless former ones are asked for too. */
export function useAskedStaff(name: string, includesFormer = false): AskedPeople {
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        ...(includesFormer ? [] : [{ field: 'active', op: 'eq', value: true } as const]),
        ...(name === '' ? [] : [{ field: 'name', op: 'contains', value: name } as const]),
      ],
      pageSize: 50,
      crossPartition: true,
    }),
    [name, includesFormer],
  )
  const answer = useAnswer('practitioner.query', input)
  const found = answer?.ok
    ? answer.value.items.map(({ id, display }) => ({ id, name: display, label: display }))
    : undefined
  return { answer, found, onRetry: () => askAgain('practitioner.query', input) }
}
