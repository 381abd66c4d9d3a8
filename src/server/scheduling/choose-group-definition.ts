import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { sharedDefinitionInForce } from '#server/note-parts/beginning/shared-definition-in-force.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { fittingGroupDefinitions } from '#shared/scheduling/fitting-definitions.ts'

/** By which definition a group's note is written: the one asked for, else the group's, else the service's, else the only one that fits. Always the newest Active version. */
export async function chooseGroupDefinition(
  context: Context,
  appointment: Appointment,
  { wanted, group }: { readonly wanted: Reference | undefined; readonly group: Group },
): Promise<Outcome<GroupNoteDefinition>> {
  const usual = wanted ? succeeded(wanted) : await usualOf(context, appointment, group)
  if (!usual.ok) return usual
  if (usual.value) return sharedDefinitionInForce(context, usual.value, 'Group')

  const inForce = await activeOnes(context)
  if (!inForce.ok) return inForce
  const { serviceType: service, program } = appointment
  const [only, ...others] = fittingGroupDefinitions(inForce.value, { service, program })
  if (only && others.length === 0) return succeeded(only)
  return refuse('/noteDefinition', only ? 'scheduling.choose-definition' : 'scheduling.no-definition')
}

async function activeOnes(context: Context): Promise<Outcome<readonly GroupNoteDefinition[]>> {
  const filters = [{ field: 'status', op: 'eq', value: 'Active' }] as const
  const found = await context.stores.of('GroupNoteDefinition').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  return succeeded(found.value.rows.filter(({ composition, member }) => composition === 'Group' && member))
}

async function usualOf(
  context: Context,
  { serviceType }: Appointment,
  { noteDefinition }: Group,
): Promise<Outcome<Reference | undefined>> {
  if (noteDefinition) return succeeded(noteDefinition)
  const service = await optional(context, 'HealthcareService', serviceType)
  return service.ok ? succeeded(service.value?.groupNoteDefinition) : service
}
