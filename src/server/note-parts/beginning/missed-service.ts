import type { Appointment } from '#generated/types/appointment.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** How an appointment was missed, if it was. */
export function missedOf({ status }: Appointment): 'NoShow' | 'Cancelled' | undefined {
  if (status === 'noshow') return 'NoShow'
  return status === 'cancelled' ? 'Cancelled' : undefined
}

/**
 * The service by which a missed visit is documented: the appointment's own for that, else the practice's service for missed visits,
 * the one of the appointment's program before one that is for all. Undefined where the visit was not missed, or there is none.
 */
export async function missedService(
  context: Context,
  appointment: Appointment,
): Promise<Outcome<HealthcareService | undefined>> {
  if (missedOf(appointment) === undefined) return succeeded(undefined)
  const { missedVisitServiceCode, program } = appointment
  if (missedVisitServiceCode) return optional(context, 'HealthcareService', missedVisitServiceCode)

  const filters = [
    { field: 'missedVisitService', op: 'eq', value: true },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await context.stores.of('HealthcareService').find({ filters, pageSize: 100 })
  if (!found.ok) return found
  const { rows } = found.value
  const isOf = ({ programs = [] }: HealthcareService) => programs.some(({ id }) => id === program?.id)
  const isForAll = ({ programs = [] }: HealthcareService) => programs.length === 0
  return succeeded(rows.find(isOf) ?? rows.find(isForAll))
}
