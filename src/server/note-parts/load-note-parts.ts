import { conditionCode } from '#generated/lists/condition-code.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { refusedCodes } from '#server/stores/codes/codes-query.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { type ServicePart, servicesInOrder } from '#shared/notes/group/services-in-order.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { familyOf } from './family-of.ts'
import { loadShared } from './load-shared.ts'
import { optional, pinned } from './optional.ts'

/** The note with its session and all that its rules, conditions and signing steps ask for. */
export async function loadNoteParts(context: Context, note: Note): Promise<Outcome<NoteParts>> {
  const author = await optional(context, 'Practitioner', note.author)
  if (!author.ok) return author

  const amender = await optional(context, 'Practitioner', amendmentInRound(note)?.author)
  if (!amender.ok) return amender
  const writers = { author: author.value, amender: amender.value }

  const encounter = await sessionAsTold(context, note)
  if (!encounter.ok) return encounter
  if (!encounter.value) {
    const patient = await optional(context, 'Patient', note.patient)
    if (!patient.ok) return patient
    const alone = { note, session: undefined, patient: patient.value, members: [], services: [] }
    return succeeded({ ...alone, ...writers })
  }

  const session = await loadSession(context, encounter.value)
  if (!session.ok) return session

  const services = await loadServices(context, note)
  if (!services.ok) return services
  const shared = await loadShared(context, note)
  if (!shared.ok) return shared
  return succeeded({
    note,
    session: session.value,
    // Each member's part of a group's note is judged and signed by itself.
    members: [],
    services: isServicePart(note) ? [] : services.value,
    ...(isServicePart(note) && { siblings: services.value }),
    shared: shared.value,
    ...writers,
  })
}

/** The session of a note; of a voided one as it was then, whatever has become of it since. */
async function sessionAsTold(context: Context, note: Note): Promise<Outcome<Encounter | undefined>> {
  const now = await optional(context, 'Encounter', note.encounter)
  const versionId = note.void?.sessionVersion
  if (!now.ok || !now.value || versionId === undefined) return now
  return pinned(context, 'Encounter', { id: now.value.id, resourceType: 'Encounter', versionId })
}

/** The sessions of all services of the note of which this is the whole or a part, in their order; any other note has none. */
async function loadServices(context: Context, note: Note): Promise<Outcome<readonly SessionParts[]>> {
  if (note.composition !== 'MultiService') return succeeded([])
  const family = await familyOf(context, note)
  if (!family.ok) return family

  const parts: ServicePart[] = []
  for (const { note: part, encounter } of family.value?.members ?? []) {
    const session = await loadSession(context, encounter)
    if (!session.ok) return session
    parts.push({ note: part, session: session.value })
  }
  return succeeded(servicesInOrder(family.value?.common, parts))
}

/** A session with the records that it refers to. */
export async function loadSession(context: Context, encounter: Encounter): Promise<Outcome<SessionParts>> {
  const patient = await optional(context, 'Patient', encounter.patient)
  if (!patient.ok) return patient
  const service = await optional(context, 'HealthcareService', encounter.serviceType)
  if (!service.ok) return service
  const program = await optional(context, 'Program', encounter.program)
  if (!program.ok) return program
  const episode = await optional(context, 'EpisodeOfCare', encounter.episodeOfCare)
  if (!episode.ok) return episode
  const conditions = await loadConditions(context, encounter)
  if (!conditions.ok) return conditions

  return succeeded({
    encounter,
    patient: patient.value,
    service: service.value,
    program: program.value,
    episode: episode.value,
    conditions: conditions.value,
    refusedCodes: await refusedCodes(context.transaction, {
      system: conditionCode.system ?? '',
      codes: conditions.value.map(({ code }) => code.code),
    }),
  })
}

async function loadConditions(
  context: Context,
  encounter: Encounter,
): Promise<Outcome<readonly Condition[]>> {
  const conditions: Condition[] = []
  for (const { condition } of encounter.diagnoses ?? []) {
    const found = await optional(context, 'Condition', condition)
    if (!found.ok) return found
    if (found.value) conditions.push(found.value)
  }
  return succeeded(conditions)
}
