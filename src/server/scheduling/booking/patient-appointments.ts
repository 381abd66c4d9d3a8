import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { earliestStart } from '#shared/scheduling/earliest-start.ts'
import type { Span } from '#shared/time/span.ts'

const atOnce = 500

/** A patient's appointments that meet the span, as far as the actor sees them. */
export async function patientAppointments(
  context: Context,
  patientId: string,
  span: Span,
): Promise<Outcome<readonly Appointment[]>> {
  const filters = [
    { field: 'attendees.subject', op: 'eq', value: patientId },
    { field: 'start', op: 'lt', value: span.end },
    { field: 'start', op: 'ge', value: earliestStart(span.start) },
    { field: 'end', op: 'gt', value: span.start },
  ] as const
  const found = await context.stores.of('Appointment').find({ filters, pageSize: atOnce })
  return found.ok ? succeeded(found.value.rows) : found
}
