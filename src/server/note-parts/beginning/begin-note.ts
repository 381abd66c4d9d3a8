import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { derivedFrom, dueAfter } from '#server/note-parts/derived-from.ts'
import { isOfGroup, onlyFromMeeting } from '#server/note-parts/is-of-group.ts'
import { loadSession } from '#server/note-parts/load-note-parts.ts'
import { optional, pinned } from '#server/note-parts/optional.ts'
import { type Preferences, practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { isFor } from '#shared/notes/offered-definitions.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { composeSections, pin } from './compose-sections.ts'
import { formerOf } from './former-of.ts'

const compositions: { readonly [Kind in Note['kind']]: Note['composition'] } = {
  Note: 'Individual',
  DocumentationNote: 'Individual',
  AssessmentNote: 'Individual',
  ScribeSession: 'Individual',
  GroupNote: 'Group',
  MultiServiceNote: 'MultiService',
}

/** What a note is begun from: all that a person chooses. */
export type Beginning = Pick<Note, 'kind' | 'subject'> &
  Partial<Pick<Note, 'patient' | 'participants' | 'sections' | 'confidential' | 'scribe'>> & {
    readonly definition: Reference
    readonly encounter?: Encounter | undefined
    /** Of a shared note: what the part pins instead, and of which note it is a part. */
    readonly share?:
      | {
          readonly definition: Reference
          readonly signatureConfiguration: Reference
          readonly partOf?: Reference | undefined
          /** Who writes the part; absent: who begins it. */
          readonly author?: Note['author'] | undefined
        }
      | undefined
  }

/** The parts of a note that the server makes: those without id and meta. */
export type BegunNote = Omit<Note, 'id' | 'meta' | 'partition' | 'display' | 'resourceType'>

/**
 * A new draft: definition pinned, and with it the configuration by which it will be signed, whatever was asked for; sections
 * composed, what the session says taken over.
 * The acting profile is its author. `invalid` when the definition is not in force or does not fit the kind.
 */
export async function beginNote(context: Context, beginning: Beginning): Promise<Outcome<BegunNote>> {
  const definition = await pinned(context, 'NoteDefinition', beginning.definition)
  if (!definition.ok) return refuse('/definition', 'notes.definition-missing')
  const doubt = doubtAbout(definition.value, beginning)
  if (doubt) return doubt

  const own = await optional(context, 'Practitioner', context.actor.profile ?? undefined)
  if (!own.ok) return own
  if (!isFor(definition.value, own.value ?? { roles: [] }))
    return refuse('/definition', 'notes.definition-of-others')

  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const signing = beginning.share?.signatureConfiguration ?? definition.value.signatureConfiguration
  const configuration = await pinned(context, 'SignatureConfiguration', signing)
  if (!configuration.ok) return refuse('/signatureConfiguration', 'notes.configuration-missing')

  const note = bareNote(context, beginning, { definition: definition.value, preferences: preferences.value })
  if (!note) return failed({ kind: 'forbidden', permission: 'Note:Create' })
  const pinnedNote = {
    ...note,
    definition: beginning.share?.definition ?? pin(beginning.definition, definition.value.meta.versionId),
    signatureConfiguration: pin(signing, configuration.value.meta.versionId),
  }
  const sections = await sectionsOf(context, pinnedNote, {
    beginning,
    definition: definition.value,
    preferences: preferences.value,
  })
  return sections.ok ? succeeded({ ...pinnedNote, sections: sections.value }) : sections
}

function doubtAbout(definition: NoteDefinition, { kind, encounter, share }: Beginning) {
  // Its parts are in force with the group's definition that pins them.
  if (share) return undefined
  if (kind === 'GroupNote' || (encounter && isOfGroup(encounter))) return onlyFromMeeting()
  if (definition.status !== 'Active') return refuse('/definition', 'notes.definition-not-active')
  if (!definition.kinds.includes(kind)) return refuse('/kind', 'notes.kind-not-offered')
  if (kind !== 'DocumentationNote' && !encounter) return refuse('/encounter', 'notes.session-missing')
  return undefined
}

function bareNote(
  context: Context,
  beginning: Beginning,
  { definition, preferences }: { readonly definition: NoteDefinition; readonly preferences: Preferences },
): BegunNote | undefined {
  const { profile } = context.actor
  if (!profile) return undefined

  const { kind, subject, encounter, patient, scribe } = beginning
  const performers = encounter?.participants ?? [{ individual: profile, type: 'PrimaryPerformer' as const }]
  return {
    kind,
    composition: compositions[kind],
    status: 'Preliminary',
    signingState: 'Draft',
    definition: beginning.definition,
    signatureConfiguration: definition.signatureConfiguration,
    subject,
    ...(patient ? { patient } : {}),
    ...(scribe ? { scribe } : {}),
    ...(beginning.share?.partOf ? { partOf: beginning.share.partOf } : {}),
    ...(encounter ? { encounter: { id: encounter.id, resourceType: 'Encounter' } } : {}),
    participants: beginning.participants?.length ? beginning.participants : performers,
    sections: [],
    created: context.now.iso,
    author: beginning.share?.author ?? profile,
    ...(encounter ? derivedFrom(encounter, preferences) : ofToday(context, preferences)),
    confidential: beginning.confidential ?? false,
  }
}

/** What is not about a session is of the day on which it is begun, and due like what ended with that day. */
function ofToday({ now }: Context, preferences: Preferences): Pick<Note, 'serviceDate' | 'dueToSign'> {
  const { timezone } = preferences
  const serviceDate = localDate(now.iso, timezone)
  return { serviceDate, dueToSign: dueAfter({ serviceDate, timezone }, preferences) }
}

async function sectionsOf(
  context: Context,
  note: BegunNote,
  {
    beginning,
    definition,
    preferences,
  }: {
    readonly beginning: Beginning
    readonly definition: NoteDefinition
    readonly preferences: Preferences
  },
) {
  if (beginning.sections?.length) return succeeded(beginning.sections)

  const session = beginning.encounter ? await loadSession(context, beginning.encounter) : succeeded(undefined)
  if (!session.ok) return session
  const patient = beginning.encounter
    ? succeeded(undefined)
    : await optional(context, 'Patient', beginning.patient)
  if (!patient.ok) return patient
  const parts: NoteParts = {
    // What the store adds to a new note, no part of it is made from.
    note: note as Note,
    session: session.value,
    patient: patient.value,
    members: [],
    services: [],
  }
  return composeSections(context, definition, {
    formContext: noteContext(parts, { now: context.now.iso, timezone: preferences.timezone }),
    former: formerOf(context, definition, note),
    about: note,
  })
}
