import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'

/** As many rows as a part or a list shows at most. */
export const mostBelonging = 500

/** The rows that fit, by name, as many as are shown at most. */
export function pageOf(filters: readonly Filter[]): QueryCall {
  return { filters, orderBy: 'name', order: 'asc', pageSize: mostBelonging, crossPartition: true }
}
