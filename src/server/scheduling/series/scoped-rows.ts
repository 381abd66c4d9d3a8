import type { EditScope } from '#generated/enumerations/edit-scope.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { milliseconds } from '#shared/time/span.ts'
import type { HeldSeries, Member } from './held-series.ts'

/** How much of a series is meant, and whether what was changed by hand is meant too. */
export type Meant = { readonly scope: EditScope; readonly overwrite?: boolean }

/** One that is meant: it can change, was changed by hand and is kept so, or has been, has begun or is off. */
export type ScopedRow = { readonly row: Member; readonly state: 'open' | 'kept' | 'untouched' }

/** Those that are meant, in their order. Whoever names one means it also where it was changed by hand. */
export function scopedRows(
  context: Context,
  { anchor, rows }: HeldSeries,
  { scope, overwrite = false }: Meant,
): readonly ScopedRow[] {
  const from = scope === 'WholeSeries' ? 0 : anchor.series.index
  const meant = scope === 'ThisOne' ? [anchor] : rows.filter(({ series }) => series.index >= from)
  return meant.map((row) => {
    if (!isOpen(row, context.now.milliseconds)) return { row, state: 'untouched' }
    const isKept = row.series.changedByHand === true && !overwrite && row.id !== anchor.id
    return { row, state: isKept ? 'kept' : 'open' }
  })
}

const openStatuses: readonly Appointment['status'][] = ['proposed', 'pending', 'booked']

/** What is still to come: nobody has arrived, nothing was documented, nothing was called off. */
function isOpen({ start, status, encounter }: Appointment, now: number): boolean {
  return start !== undefined && milliseconds(start) > now && openStatuses.includes(status) && !encounter
}
