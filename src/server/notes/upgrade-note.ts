import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { composeSections, pin } from '#server/note-parts/beginning/compose-sections.ts'
import { definitionInForce } from '#server/note-parts/beginning/definition-in-force.ts'
import { formerOf } from '#server/note-parts/beginning/former-of.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import { optional, pinned } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { upgradedSection } from '#shared/notes/editing/upgraded-section.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { isFor } from '#shared/notes/offered-definitions.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { checkAnswers } from './check-sections.ts'

/**
 * Moves a draft to the version of its definition that is in use, or back as long as nothing else has changed. The sections as they
 * were stay in the history, with what is no longer asked. Who signs is what the newer version says.
 */
export const upgradeNote: Handler<'note.upgrade'> = async (context, { id, versionId, isUndone = false }) => {
  const notes = context.stores.of('Note')
  const found = await notes.get(id)
  if (!found.ok) return found
  const { value: note } = found
  const refusal = refusalOf(context, note)
  if (refusal) return refusal
  if (note.patient) context.note({ patientId: note.patient.id })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== note.meta.versionId) return failed(staleVersion(note.meta.versionId))
  if (isUndone) {
    const former = await formerVersion(context, note)
    return former.ok ? notes.update({ id, versionId }, former.value) : former
  }
  const next = await upgraded(context, note)
  if (!next.ok) return next
  // What saves itself leaves no history: the answers as they are now are kept before they change.
  const kept = await notes.update({ id, versionId }, note)
  if (!kept.ok) return kept
  const { meta } = kept.value
  return notes.update({ id, versionId: meta.versionId }, { ...next.value, meta })
}

/** Only a draft is moved, by those who write it, and only one that stands for itself: the parts of a shared one go by one definition. */
function refusalOf(context: Context, note: Note) {
  if (!isWriter(note, context.actor.profile?.id))
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (isFrozen(note.signingState)) return failed({ kind: 'locked', because: 'notes.locked' })
  const { signatures = [], patientSignatures = [] } = note
  if (note.signingState === 'ReadyToSign' || signatures.length + patientSignatures.length > 0)
    return failed({ kind: 'conflict', because: 'notes.not-upgraded' })
  if (note.partOf || note.definition.resourceType === 'GroupNoteDefinition')
    return failed({ kind: 'conflict', because: 'notes.shared-not-upgraded' })
  return undefined
}

async function upgraded(context: Context, note: Note): Promise<Outcome<Note>> {
  const written = await pinned(context, 'NoteDefinition', note.definition)
  if (!written.ok) return written
  const active = await definitionInForce(context, note.definition)
  if (!active.ok || active.value.version <= written.value.version)
    return refuse('', 'notes.no-newer-version', { kind: 'conflict' })
  const unfit = await unfitFor(context, note, active.value)
  if (unfit) return unfit
  const { id, resourceType, meta, signatureConfiguration: signing } = active.value
  const configuration = await pinned(context, 'SignatureConfiguration', signing)
  if (!configuration.ok) return refuse('/signatureConfiguration', 'notes.configuration-missing')
  const moved: Note = {
    ...note,
    definition: { id, resourceType, versionId: meta.versionId },
    signatureConfiguration: pin(signing, configuration.value.meta.versionId),
  }
  const sections = await movedSections(context, moved, active.value)
  if (!sections.ok) return sections
  const checked = await checkAnswers(context, note.sections, { ...moved, sections: sections.value })
  if (!checked.ok) return checked
  return succeeded({ ...moved, sections: checked.value.map((each) => unmarked(each, note.sections)) })
}

/** A newer version that is not for this kind of note, or not for its author, is none to move to. */
async function unfitFor(context: Context, note: Note, { kinds, ...definition }: NoteDefinition) {
  if (!kinds.includes(note.kind)) return refuse('/kind', 'notes.kind-not-offered')
  const author = await optional(context, 'Practitioner', note.author)
  if (!author.ok) return author
  return isFor(definition, author.value ?? { roles: [] })
    ? undefined
    : refuse('/definition', 'notes.newer-of-others')
}

/** The sections of the newer version, each with what was written in the one of the same key. */
async function movedSections(
  context: Context,
  note: Note,
  definition: NoteDefinition,
): Promise<Outcome<readonly NoteSection[]>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  const { timezone } = preferences.value
  const composed = await composeSections(context, definition, {
    formContext: noteContext(parts.value, { now: context.now.iso, timezone }),
    former: formerOf(context, definition, note),
    about: note,
  })
  if (!composed.ok) return composed
  const loaded = await loadSections(context, { definition: note.definition, sections: composed.value })
  if (!loaded.ok) return loaded
  const sections: NoteSection[] = []
  for (const { section, form } of loaded.value) {
    const before = note.sections.find(({ key }) => key === section.key)
    const sectionForm = await pinned(context, 'NoteSectionForm', section.form)
    if (!sectionForm.ok) return sectionForm
    const to = { form, takesNarrative: sectionForm.value.narrativeAllowed ?? false }
    sections.push(
      before ? movedSection(before, section, upgradedSection(before, to, note.serviceDate)) : section,
    )
  }
  return succeeded(sections)
}

/** The section in the newer version: its place and its form are new, what it is known by and who wrote it stay. */
function movedSection(
  { id, author, lastModified, source }: NoteSection,
  section: NoteSection,
  { data, narrative }: Pick<NoteSection, 'data' | 'narrative'>,
): NoteSection {
  return {
    ...section,
    id,
    data,
    ...(narrative !== undefined && { narrative }),
    ...(author && { author }),
    ...(lastModified && { lastModified }),
    ...(source && { source }),
  }
}

/** What was moved as it was is still by whoever wrote it. */
function unmarked(section: NoteSection, before: readonly NoteSection[]): NoteSection {
  const known = before.find(({ id }) => id === section.id)
  if (!known || known.narrative !== section.narrative || !sameAnswer(known.data, section.data)) return section
  const { author: _author, lastModified: _lastModified, ...rest } = section
  const { author, lastModified } = known
  return { ...rest, ...(author && { author }), ...(lastModified && { lastModified }) }
}

/** The draft as it was before it was moved; a conflict when the last change was another one. */
async function formerVersion({ stores }: Context, note: Note): Promise<Outcome<Note>> {
  const found = await stores.of('Note').getVersion(note.id, `${Number(note.meta.versionId) - 1}`)
  const isMoved = found.ok && found.value.definition.id !== note.definition.id
  if (!isMoved) return refuse('', 'notes.nothing-to-undo', { kind: 'conflict' })
  const { definition, signatureConfiguration, sections } = found.value
  return succeeded({ ...note, definition, signatureConfiguration, sections })
}
