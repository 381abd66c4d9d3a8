import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { Context } from '#server/operations/handler.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** One of a series: it says of which, and where in it. */
export type Member = Appointment & { readonly series: NonNullable<Appointment['series']> }

/** A series as it is stored, and that one of it which was named. */
export type HeldSeries = {
  readonly anchor: Member
  readonly master: Member
  readonly recurrence: Recurrence
  /** All of it in its order. */
  readonly rows: readonly Member[]
}

const mostRows = 500

/** The series of an appointment, kept from everybody else who changes it until this transaction ends; another version of the appointment is a conflict. */
export async function heldSeries(
  context: Context,
  { id, versionId }: { readonly id: string; readonly versionId?: string },
): Promise<Outcome<HeldSeries>> {
  const appointments = context.stores.of('Appointment')
  const seen = await appointments.get(id)
  if (!seen.ok) return seen
  const masterId = seen.value.series?.master.id
  if (masterId === undefined) return noSeries()

  await holdWhileBooking(context, [`series:${masterId}`])
  const anchor = await appointments.get(id)
  if (!anchor.ok) return anchor
  const { versionId: stored } = anchor.value.meta
  if (versionId !== undefined && versionId !== stored) return failed(staleVersion(stored))

  const filters = [{ field: 'series.master', op: 'eq', value: masterId }] as const
  const found = await appointments.find({ filters, pageSize: mostRows })
  if (!found.ok) return found
  const rows = found.value.rows.filter(isMember).sort((one, other) => one.series.index - other.series.index)
  const master = rows.find((row) => row.id === masterId)
  const named = rows.find((row) => row.id === id)
  return master?.recurrence && named
    ? succeeded({ anchor: named, master, recurrence: master.recurrence, rows })
    : noSeries()
}

function isMember(row: Appointment): row is Member {
  return row.series !== undefined
}

function noSeries() {
  return refuse('/series', 'scheduling.series-none', { kind: 'conflict' })
}

/** The day that the rule gave to one of a series. */
export function plannedDayOf({ series }: Member, { timezone }: Recurrence): string {
  return localDate(series.originalStart, timezone)
}
