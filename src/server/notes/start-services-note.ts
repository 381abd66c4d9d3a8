import type { ActInputs } from '#generated/operations/operations.ts'
import { beginServicesNote } from '#server/note-parts/beginning/begin-services-note.ts'
import { sharedDefinitionInForce } from '#server/note-parts/beginning/shared-definition-in-force.ts'
import type { Context } from '#server/operations/handler.ts'
import { fitsTo } from '#shared/notes/offered-definitions.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { openAlready } from './open-already.ts'
import { rowsToStartFrom } from './rows-to-start-from.ts'
import { sessionToBegin } from './session-to-begin.ts'

/** The note of one session with several services, begun without an appointment; the service that is named is its first. */
export async function startServicesNote(context: Context, input: ActInputs['note.start']) {
  const rows = await rowsToStartFrom(context, input)
  if (!rows.ok) return rows
  const definition = await sharedDefinitionInForce(context, input.noteDefinition, 'MultiService')
  if (!definition.ok) return definition
  const { patient, program } = rows.value
  const usesAny = hasFlag(context.actor.granted, 'CanUseAnyDefinition')
  const documented = { program, service: undefined, filtersByProgram: false }
  if (!usesAny && !fitsTo({ ...definition.value, type: 'Form', kinds: [] }, documented, new Map()))
    return refuse('/noteDefinition', 'notes.definition-elsewhere')
  const wanted = { ...rows.value, definition: definition.value }
  const open = await openAlready(context, wanted, input.another)
  if (!open.ok) return open

  if (!permits(context.actor.granted, 'Encounter:Create'))
    return failed({ kind: 'forbidden', permission: 'Encounter:Create' })
  const { profile } = context.actor
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Create' })
  const { serviceType, ...ofWhole } = input
  const begun = await sessionToBegin(
    context,
    { ...rows.value, input: ofWhole, kind: 'MultiServiceNote' },
    profile,
  )
  const session = begun.ok ? await context.stores.of('Encounter').create(begun.value) : begun
  if (!session.ok) return session
  const note = await beginServicesNote(context, {
    session: session.value,
    patient: { id: patient.id, resourceType: 'Patient' },
    definition: definition.value,
    service: serviceType,
  })
  if (!note.ok) return note
  context.note({ patientId: patient.id })
  const { id, display, encounter } = note.value
  return succeeded({ note: { id, resourceType: 'Note', display }, ...(encounter && { encounter }) })
}
