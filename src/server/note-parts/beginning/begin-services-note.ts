import type { Encounter } from '#generated/types/encounter.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { addServicePart } from './add-service-part.ts'
import { beginPart } from './begin-part.ts'

type Wanted = {
  /** The session as a whole; it has no service of its own. */
  readonly session: Encounter
  readonly patient: Reference
  readonly definition: GroupNoteDefinition
  /** The service that is known already, of which the first part is. */
  readonly service: Reference | undefined
}

/** The note of one session with several services: what they have in common, and a part for the service that is known already. */
export async function beginServicesNote(
  context: Context,
  { session, patient, definition, service }: Wanted,
): Promise<Outcome<Note>> {
  const whole = await beginPart(context, {
    kind: 'MultiServiceNote',
    subject: patient,
    sections: definition.common,
    pins: { id: definition.id, resourceType: 'GroupNoteDefinition', versionId: definition.meta.versionId },
    scope: 'Common',
    encounter: session,
    definition,
  })
  if (!whole.ok) return whole
  const known = await optional(context, 'HealthcareService', service)
  if (!known.ok) return known
  if (!known.value) return whole
  const part = await addServicePart(context, {
    whole: whole.value,
    session,
    definition,
    service: known.value,
    performer: whole.value.author,
    others: [],
  })
  return part.ok ? succeeded(part.value.whole) : part
}
