import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { definitionOfNote } from '#server/note-parts/definition-of-note.ts'
import { familyOf } from '#server/note-parts/family-of.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import { optional, pinned } from '#server/note-parts/optional.ts'
import { isHiddenFrom, withAmendmentsFor } from '#server/note-parts/paper/hides-words.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { withNarrative } from '#shared/notes/editing/with-narrative.ts'
import { isServicesWhole, ownSections } from '#shared/notes/group/is-member-part.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { type ReadPinned, sessionAsSigned } from '#shared/notes/printing/session-as-signed.ts'
import { signedWords } from '#shared/notes/printing/signed-words.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { attestations, lastSeal } from './last-seal-query.ts'
import type { Formerly, PrintedNote } from './printed-note.ts'

/** Reads all that the print of a note says: of a group's member what all have in common and the own part, and nothing of others; of several services each with its part. */
export async function loadPrintedNote(
  context: Context,
  stored: Note,
  preferences: Preferences,
): Promise<Outcome<PrintedNote>> {
  const whole = await loadOne(context, stored, preferences)
  if (!whole.ok || !isServicesWhole(stored)) return whole
  const family = await familyOf(context, stored)
  if (!family.ok) return family
  const services: PrintedNote[] = []
  for (const { note } of family.value?.members ?? []) {
    if (isHiddenFrom(context, note)) continue
    const part = await loadOne(context, note, preferences)
    if (!part.ok) return part
    const service = signedWords(note)?.service ?? part.value.parts.session?.service?.display
    services.push({ ...part.value, title: service ?? part.value.title })
  }
  return succeeded({ ...whole.value, services })
}

async function loadOne(
  context: Context,
  stored: Note,
  preferences: Preferences,
): Promise<Outcome<PrintedNote>> {
  const loaded = await loadNoteParts(context, stored)
  if (!loaded.ok) return loaded
  const mode = loaded.value.shared?.definition?.printMode
  const note = withAmendmentsFor(context, withPrintedSections(stored, mode))
  const session = await sessionAsSigned(note, loaded.value.session, problemReader(context))
  if (!session.ok) return session
  const parts = { ...loaded.value, note, session: session.value }
  const sections = await loadSections(context, note)
  if (!sections.ok) return sections
  const formerly = await formerSections(context, note)
  if (!formerly.ok) return formerly
  const place = await optional(context, 'Location', parts.session?.encounter.location?.location)
  if (!place.ok) return place
  const definition = await definitionOfNote(context, note.definition)
  return succeeded({
    note,
    parts,
    title: titleOf(note, definition.ok ? definition.value.name : undefined),
    definitions: sections.value.map(({ section, form }) => definitionFor(section, form.definition)),
    formerly: formerly.value,
    manifest: await lastSeal(context, note.id),
    attestations: await attestations(context, note.id),
    location: place.value,
    preferences,
    services: [],
  })
}

/** Reads a problem in one of its versions; nothing where whoever prints does not read that. */
function problemReader(context: Context): ReadPinned {
  return async (reference) => {
    const told = await pinned(context, 'Condition', reference)
    return succeeded(told.ok ? told.value : undefined)
  }
}

/** The note with the sections that its print shows: a practice may want a member's own part alone. */
function withPrintedSections(note: Note, mode: string | undefined): Note {
  return mode === 'MemberOnly' ? { ...note, sections: ownSections(note) } : note
}

function titleOf(note: Note, name: string | undefined): string {
  return name ?? note.definition.display ?? ''
}

/** Free text stands behind the questions of its section. */
function definitionFor({ narrative }: NoteSection, definition: Definition): Definition {
  return narrative ? withNarrative(definition) : definition
}

/** The sections as they stood when each amendment that stands now was signed for the first time. */
async function formerSections(context: Context, note: Note): Promise<Outcome<Formerly>> {
  const open = amendmentInRound(note)?.id
  const found = new Map<string, readonly NoteSection[]>()
  for (const { id, kind } of note.amendments ?? []) {
    const version = note.signatures?.find(({ amendment }) => amendment === id)?.resourceVersion
    if (kind !== 'Amendment' || id === open || version === undefined) continue
    const former = await context.stores.of('Note').getVersion(note.id, version)
    if (!former.ok) return former
    found.set(id, former.value.sections)
  }
  return succeeded(found)
}
