import type { Filter } from '#generated/types/filter.ts'
import { medicationText } from '#shared/chart/medication-text.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ChartWork } from './chart-work.ts'
import { type ChartRow, type ChartRowType, isInError } from './own-row.ts'

/** Does the chart say the same already, whoever said it? A measurement is another one each time. */
export async function isInChart(
  { context, patient, note, leaving }: ChartWork,
  type: ChartRowType,
  row: ChartRow,
): Promise<Outcome<boolean>> {
  if (type === 'Observation') return succeeded(false)
  const field = type === 'Condition' ? 'subject' : 'patient'
  const filters: readonly Filter[] = [{ field, op: 'eq', value: patient.id }]
  const found = await context.stores.of(type).find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const rows: readonly ChartRow[] = found.value.rows
  const isLeaving = (each: ChartRow) => each.note?.id === note.id && leaving.has(each.noteRow ?? '')
  return succeeded(rows.some((each) => stands(each) && !isLeaving(each) && nameOf(each) === nameOf(row)))
}

const over: readonly string[] = ['Inactive', 'Resolved', 'Completed', 'Stopped']

function stands(row: ChartRow): boolean {
  const status = 'clinicalStatus' in row ? row.clinicalStatus : row.status
  return (
    !isInError(row) && !over.includes(status) && !('verification' in row && row.verification === 'RuledOut')
  )
}

function nameOf(row: ChartRow): string {
  return said(row).trim().toLowerCase()
}

function said(row: ChartRow): string {
  if ('clinicalStatus' in row) return row.code.code
  if ('noMedications' in row) return medicationText(row)
  return 'noKnownAllergies' in row ? (row.substance?.display ?? '') : ''
}
