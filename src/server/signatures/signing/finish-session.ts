import type { Encounter } from '#generated/types/encounter.ts'
import { optional } from '#server/note-parts/optional.ts'
import { isOfGroup } from '#server/note-parts/without-group-notes.ts'
import type { Context } from '#server/operations/handler.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { appointmentLifecycle } from '#shared/scheduling/appointment-lifecycle.ts'
import { countUnits, type Policies } from './count-units.ts'

/** With the last required signature the session is Finished and its appointment fulfilled; a missed visit stays what it was, and one member's note says nothing of the group's meeting. */
export async function finishSession(
  context: Context,
  parts: NoteParts,
  policies: Policies,
): Promise<Outcome<void>> {
  const encounter = parts.session?.encounter
  if (encounter?.visitStatus !== 'Show') return succeeded(undefined)
  if (encounter.status !== 'Planned' && encounter.status !== 'Unknown') return succeeded(undefined)

  const current = await context.stores.of('Encounter').get(encounter.id)
  if (!current.ok) return current
  const taken = await countUnits(context, parts, policies)
  if (!taken.ok) return taken
  const coverage = (current.value.coverage ?? []).filter(
    (each) => each.coverage.id !== taken.value?.coverage.id,
  )
  const next: Encounter = {
    ...current.value,
    status: 'Finished',
    ...(taken.value ? { coverage: [...coverage, taken.value] } : {}),
  }
  const finished = await context.stores
    .of('Encounter')
    .update({ id: next.id, versionId: next.meta.versionId }, next)
  return finished.ok ? fulfil(context, encounter) : finished
}

async function fulfil(context: Context, encounter: Encounter): Promise<Outcome<void>> {
  const appointment = await optional(context, 'Appointment', encounter.appointment)
  if (!appointment.ok) return appointment
  if (!appointment.value || isOfGroup(appointment.value)) return succeeded(undefined)
  if (!appointmentLifecycle[appointment.value.status].includes('fulfilled')) return succeeded(undefined)

  const { id, meta } = appointment.value
  const next = { ...appointment.value, status: 'fulfilled' as const }
  const written = await context.stores.of('Appointment').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}
