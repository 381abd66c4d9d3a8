import type { QueryCall } from '#generated/operations/plain.ts'

/** The staff at work whose names hold these words; without words the first of all. */
export function staffNamed(name: string): QueryCall {
  return {
    filters: [
      { field: 'active', op: 'eq', value: true },
      ...(name === '' ? [] : [{ field: 'name', op: 'contains', value: name } as const]),
    ],
    pageSize: 50,
    crossPartition: true,
  }
}
