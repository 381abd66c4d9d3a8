import type { ChartingType } from '#generated/enumerations/charting-type.ts'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Observation } from '#generated/types/observation.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ChartWork } from './chart-work.ts'

/** The types of rows that stand in a chart as single facts. */
export type ChartRowType = Exclude<ChartingType, 'QuestionnaireResponse'>

/** A row of one of these types that notes write into a chart. */
export type ChartRow = Observation | Condition | Medication | Allergy

/** The row of the chart that came from this place of the note and stands. */
export async function ownRow(
  { context, note }: Pick<ChartWork, 'context' | 'note'>,
  type: ChartRowType,
  key: string,
): Promise<Outcome<ChartRow | undefined>> {
  const filters: readonly Filter[] = [{ field: 'note', op: 'eq', value: note.id }]
  const found = await context.stores.of(type).find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const rows: readonly ChartRow[] = found.value.rows
  return succeeded(rows.find((row) => row.noteRow === key && !isInError(row)))
}

/** Was it entered in error? */
export function isInError(row: ChartRow): boolean {
  return 'clinicalStatus' in row ? row.verification === 'EnteredInError' : row.status === 'EnteredInError'
}
