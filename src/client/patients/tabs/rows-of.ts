import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'

/** The rows of one patient, as a card or a tab asks for them; `field` says where the patient is named. Those of a shared session lie in other partitions too. */
export function rowsOf(field: string, patientId: string, more: Partial<QueryCall> = {}): QueryCall {
  const { filters = [], crossPartition, ...rest } = more
  const own: Filter = { field, op: 'eq', value: patientId }
  const where = crossPartition ? { crossPartition } : { partition: patientId }
  return { filters: [own, ...filters], ...where, pageSize: 20, ...rest }
}
