import type { ActInputs } from '#generated/operations/operations.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Patient } from '#generated/types/patient.ts'
import { ambientPreferences } from '#server/note-parts/beginning/ambient-preferences.ts'
import { beginNote } from '#server/note-parts/beginning/begin-note.ts'
import { definitionInForce } from '#server/note-parts/beginning/definition-in-force.ts'
import { linkNote } from '#server/note-parts/beginning/link-note.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { fitsTo, type StartedKind, startedKinds } from '#shared/notes/offered-definitions.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { openAlready } from './open-already.ts'
import { rowsToStartFrom } from './rows-to-start-from.ts'
import { type Starting, sessionToBegin } from './session-to-begin.ts'
import { startServicesNote } from './start-services-note.ts'

/**
 * A draft about a patient by a definition, without an appointment, with a session of its own where it is about one. Whoever has an
 * open draft of the same note about the same patient and day is told of it (`conflict`, with its id), and says `another` if that
 * is not what is meant.
 */
export const startNote: Handler<'note.start'> = async (context, input) => {
  if (input.noteDefinition.resourceType === 'GroupNoteDefinition') return startServicesNote(context, input)
  const starting = await startingFrom(context, input)
  if (!starting.ok) return starting
  const open = await openAlready(context, starting.value, input.another)
  if (!open.ok) return open

  const session = await sessionOf(context, starting.value)
  if (!session.ok) return session
  const { kind, definition, patient } = starting.value
  const begun = await beginNote(context, {
    kind,
    subject: referenceTo(patient),
    patient: referenceTo(patient),
    definition: { id: definition.id, resourceType: 'NoteDefinition', versionId: definition.meta.versionId },
    encounter: session.value,
  })
  const note = begun.ok ? await context.stores.of('Note').create(begun.value) : begun
  if (!note.ok) return note
  const linked = await linkNote(context, note.value)
  if (!linked.ok) return linked
  context.note({ patientId: patient.id })
  const { id, display, encounter } = note.value
  return succeeded({ note: { id, resourceType: 'Note', display }, ...(encounter && { encounter }) })
}

async function startingFrom(context: Context, input: ActInputs['note.start']): Promise<Outcome<Starting>> {
  const rows = await rowsToStartFrom(context, input)
  if (!rows.ok) return rows
  const definition = await definitionInForce(context, input.noteDefinition)
  if (!definition.ok) return definition
  const { program, preferences } = rows.value

  const kind = kindOf(definition.value, input.kind)
  if (!kind) return refuse('/kind', 'notes.kind-not-offered')
  const drafting = kind === 'ScribeSession' ? await ambientPreferences(context) : succeeded(undefined)
  if (!drafting.ok) return drafting
  const documented = {
    program,
    service: input.serviceType,
    filtersByProgram: preferences.filterNoteCategoryByProgram,
  }
  const keys = await keysOf(context, program?.noteDefinitions)
  const usesAny = hasFlag(context.actor.granted, 'CanUseAnyDefinition')
  if (!usesAny && !fitsTo(definition.value, documented, keys))
    return refuse('/noteDefinition', 'notes.definition-elsewhere')

  return succeeded({ ...rows.value, kind, definition: definition.value })
}

/** The kind that was asked for, else the first for which the definition is. */
function kindOf({ kinds }: NoteDefinition, wanted: Note['kind'] | undefined): StartedKind | undefined {
  return startedKinds.find((kind) => kinds.includes(kind) && (wanted === undefined || wanted === kind))
}

/** The keys of definitions that a program lists, of which newer versions may be in force. */
async function keysOf(
  context: Context,
  listed: readonly { readonly id: string }[] = [],
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>()
  for (const { id } of listed) {
    const found = await context.stores.of('NoteDefinition').get(id)
    if (found.ok) keys.set(id, found.value.key)
  }
  return keys
}

async function sessionOf(context: Context, starting: Starting): Promise<Outcome<Encounter | undefined>> {
  if (starting.kind === 'DocumentationNote') return succeeded(undefined)
  // Whoever writes for others, as a scribe does, makes no session of his own by the way.
  if (!permits(context.actor.granted, 'Encounter:Create'))
    return failed({ kind: 'forbidden', permission: 'Encounter:Create' })
  if (!context.actor.profile) return failed({ kind: 'forbidden', permission: 'Note:Create' })
  const session = await sessionToBegin(context, starting, context.actor.profile)
  return session.ok ? context.stores.of('Encounter').create(session.value) : session
}

function referenceTo({ id }: Patient) {
  return { id, resourceType: 'Patient' } as const
}
