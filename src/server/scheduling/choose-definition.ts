import type { Appointment } from '#generated/types/appointment.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { definitionInForce } from '#server/note-parts/beginning/definition-in-force.ts'
import { missedService } from '#server/note-parts/beginning/missed-service.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Subject } from '#server/scheduling/booking/subject.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { fittingDefinitions } from '#shared/scheduling/fitting-definitions.ts'

/**
 * By which definition the note is written: the one asked for, else the service's own, else the only one that is meant for
 * this service, this program, or everything, in that order. Always the newest Active version. Several: the asker chooses.
 */
export async function chooseDefinition(
  context: Context,
  appointment: Appointment,
  { wanted, subject }: { readonly wanted: Reference | undefined; readonly subject: Subject },
): Promise<Outcome<NoteDefinition>> {
  const usual = wanted ? succeeded(wanted) : await usualOf(context, appointment)
  if (!usual.ok) return usual
  if (usual.value) return definitionInForce(context, usual.value)

  const offered = await offeredTo(context, appointment, subject)
  if (!offered.ok) return offered
  const [only, ...others] = offered.value
  if (only && others.length === 0) return succeeded(only)

  const message = only ? 'scheduling.choose-definition' : 'scheduling.no-definition'
  return refuse('/noteDefinition', message)
}

/** The definition that the service names; a missed visit has the one of its own service. */
async function usualOf(context: Context, appointment: Appointment): Promise<Outcome<Reference | undefined>> {
  const missed = await missedService(context, appointment)
  if (!missed.ok) return missed
  if (missed.value) return succeeded(missed.value.noteDefinition)
  const service = await optional(context, 'HealthcareService', appointment.serviceType)
  return service.ok ? succeeded(service.value?.noteDefinition) : service
}

async function offeredTo(
  context: Context,
  appointment: Appointment,
  subject: Subject,
): Promise<Outcome<readonly NoteDefinition[]>> {
  const filters = [{ field: 'status', op: 'eq', value: 'Active' }] as const
  const found = await context.stores.of('NoteDefinition').find({ filters, pageSize: 500 })
  if (!found.ok) return found

  const { serviceType: service, program } = appointment
  return succeeded(fittingDefinitions(found.value.rows, { kinds: subject.kinds, service, program }))
}
