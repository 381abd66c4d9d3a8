import type { Encounter } from '#generated/types/encounter.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { beginPart } from './begin-part.ts'

type Added = {
  readonly whole: Note
  readonly session: Encounter
  readonly definition: GroupNoteDefinition
  readonly service: HealthcareService
  /** Who gives the service, writes its part and signs it. */
  readonly performer: Note['author']
  /** The sessions of the services that are there already. */
  readonly others: readonly Encounter[]
}

/** One service more in a note of several: a session of its own beside the others, and a part by the form that this service has. */
export async function addServicePart(
  context: Context,
  added: Added,
): Promise<Outcome<{ readonly whole: Note; readonly part: Note }>> {
  const { whole, service, performer, definition } = added
  const sections = formOf(added)
  if (!sections)
    return refuse('/service', 'notes.service-without-form', { parameters: { service: service.name } })
  const session = await context.stores.of('Encounter').create(sessionOfService(added))
  if (!session.ok) return session
  const part = await beginPart(context, {
    kind: 'MultiServiceNote',
    subject: whole.subject,
    sections,
    pins: sections,
    scope: 'PerService',
    encounter: session.value,
    definition,
    partOf: { id: whole.id, resourceType: 'Note' },
    author: performer,
  })
  if (!part.ok) return part
  const { definitionAssignments = [], readyAt: _ready, ...rest } = whole
  const assigned = {
    definition: part.value.definition,
    service: { id: service.id, resourceType: 'HealthcareService' },
    childEncounter: { id: session.value.id, resourceType: 'Encounter' },
    childNote: { id: part.value.id, resourceType: 'Note' },
  } as const
  const written = await context.stores.of('Note').update(
    { id: whole.id, versionId: whole.meta.versionId },
    {
      ...rest,
      participants: withPerformer(whole.participants, performer),
      signingState: 'Draft',
      definitionAssignments: [...definitionAssignments, assigned],
    },
  )
  return written.ok ? succeeded({ whole: written.value, part: part.value }) : written
}

/** The form that the definition has for the service, else the service's own. */
function formOf({ definition, service }: Added): Reference | undefined {
  const row = definition.serviceDefinitions?.find((each) => each.service.id === service.id)
  return row?.definition ?? service.subform
}

type Participants = Encounter['participants']

/** Whoever gives one of the services works on the whole. */
function withPerformer(participants: Participants, performer: Reference): Participants {
  return participants.some(({ individual }) => individual.id === performer.id)
    ? participants
    : [...participants, { individual: performer, type: 'SecondaryPerformer' }]
}

/** Its session: that of the whole, from where the last service ended, with who gives it; whoever writes the whole sees it too. */
function sessionOfService({ whole, session, service, performer, others }: Added) {
  const { mode, subject, patient, program, episodeOfCare, location, placeOfService, diagnoses } = session
  const { visitStatus } = session
  const ends = others.flatMap(({ period }) => period?.end ?? [])
  const start = [session.period?.start ?? '', ...ends].toSorted().at(-1) ?? ''
  const end = session.period?.end
  const isLeft = end !== undefined && start < end
  return {
    status: 'Planned',
    visitStatus,
    documentationType: 'MultiServiceNote',
    mode,
    subject,
    ...(patient && { patient }),
    partOf: { id: session.id, resourceType: 'Encounter' },
    serviceType: { id: service.id, resourceType: 'HealthcareService' },
    ...(program && { program }),
    ...(episodeOfCare && { episodeOfCare }),
    ...(start !== '' && {
      period: { start, ...(isLeft && { end }) },
      ...(isLeft && { minutes: elapsedMinutes({ start, end }, []) }),
    }),
    serviceDate: session.serviceDate,
    timezone: session.timezone,
    ...(location && { location }),
    ...(placeOfService && { placeOfService }),
    participants: withPerformer([{ individual: performer, type: 'PrimaryPerformer' }], whole.author),
    ...(diagnoses && { diagnoses }),
  } as const
}
