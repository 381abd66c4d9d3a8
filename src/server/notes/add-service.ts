import type { Encounter } from '#generated/types/encounter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { addServicePart } from '#server/note-parts/beginning/add-service-part.ts'
import { groupDefinition } from '#server/note-parts/definition-of-note.ts'
import { familyOf } from '#server/note-parts/family-of.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { isServicesWhole } from '#shared/notes/group/is-member-part.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { permits } from '#shared/permissions/permits.ts'

/** So many services one session has at most. */
const most = 50

/** Adds a service to a note of several; whoever writes that note does it, as long as nobody has signed it. */
export const addService: Handler<'note.addService'> = async (context, { id, service, performer }) => {
  const open = await openWhole(context, id)
  if (!open.ok) return open
  const { whole, session, others } = open.value
  const named = await namedIn(context, service, performer)
  if (!named.ok) return named
  const definition = await groupDefinition(context, whole.definition)
  if (!definition.ok) return definition
  if (!definition.value) return refuse('/definition', 'notes.not-of-services')

  const added = await addServicePart(context, {
    whole,
    session,
    definition: definition.value,
    ...named.value,
    others,
  })
  if (!added.ok) return added
  if (whole.patient) context.note({ patientId: whole.patient.id })
  return succeeded({
    note: { id: added.value.part.id, resourceType: 'Note', display: added.value.part.display },
  })
}

type Named = { readonly service: HealthcareService; readonly performer: Note['author'] }

/** The service, which must be in use, and who gives it: whoever asks, where nobody is named. */
async function namedIn(
  context: Context,
  service: Reference,
  performer: Reference | undefined,
): Promise<Outcome<Named>> {
  const given = await optional(context, 'HealthcareService', service)
  if (!given.ok) return given
  if (given.value?.status !== 'Active') return missing('/service', 'notes.service-missing')
  const who = await optional(context, 'Practitioner', performer ?? context.actor.profile ?? undefined)
  if (!who.ok) return who
  return who.value
    ? succeeded({ service: given.value, performer: { id: who.value.id, resourceType: 'Practitioner' } })
    : missing('/performer', 'notes.performer-missing')
}

type Open = { readonly whole: Note; readonly session: Encounter; readonly others: readonly Encounter[] }

async function openWhole(context: Context, id: string): Promise<Outcome<Open>> {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  const whole = note.value
  if (!isWriter(whole, context.actor.profile?.id))
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (!permits(context.actor.granted, 'Encounter:Create'))
    return failed({ kind: 'forbidden', permission: 'Encounter:Create' })
  if (!isServicesWhole(whole)) return refuse('', 'notes.not-of-services')
  if (isFrozen(whole.signingState)) return failed({ kind: 'locked', because: 'notes.locked' })
  const session = await optional(context, 'Encounter', whole.encounter)
  if (!session.ok) return session
  if (!session.value) return refuse('/encounter', 'notes.session-missing')
  const family = await familyOf(context, whole)
  if (!family.ok) return family
  const others = (family.value?.members ?? []).map(({ encounter }) => encounter)
  return others.length < most
    ? succeeded({ whole, session: session.value, others })
    : refuse('/service', 'notes.too-many-services', { parameters: { most } })
}

function missing(pointer: string, message: string) {
  return refuse(pointer, message, { subStatus: subStatuses.referenceWrong })
}
