import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { beginNote } from '#server/note-parts/beginning/begin-note.ts'
import { pin } from '#server/note-parts/beginning/compose-sections.ts'
import { groupDefinition } from '#server/note-parts/definition-of-note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { isWritten } from '#shared/notes/group/may-be-corrected.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** The member's part by another definition, with its sections begun anew; only while nothing is written there, so that no text is lost. */
export async function withDefinition(
  context: Context,
  { note, common }: Family,
  wanted: Reference | undefined,
): Promise<Outcome<Note>> {
  if (!wanted) return succeeded(note)
  if (isWritten(note)) return refuse('/definition', 'signatures.correct-written')
  const begun = await begunAnew(context, { note, common }, wanted)
  if (!begun.ok) return begun
  const { sections, definition } = begun.value
  const written = await context.stores
    .of('Note')
    .update(
      { id: note.id, versionId: note.meta.versionId },
      { ...note, definition, sections },
      { history: 'keep' },
    )
  if (!written.ok) return written
  const told = await assigned(context, { note, common }, definition)
  return told.ok ? written : told
}

type Family = { readonly note: Note; readonly common: Note }

/** The sections that the part begins with by that definition, which the group's must allow to differ. */
async function begunAnew(
  context: Context,
  { note, common }: Family,
  wanted: Reference,
): Promise<Outcome<Pick<Note, 'sections' | 'definition'>>> {
  const group = await groupDefinition(context, common.definition)
  if (!group.ok) return group
  const found = await optional(context, 'NoteDefinition', wanted)
  if (!found.ok) return found
  const isOffered = found.value?.status === 'Active' && found.value.kinds.includes('GroupNote')
  if (!found.value || !isOffered || group.value?.allowDifferentMemberDefinition !== true)
    return refuse('/definition', 'signatures.correct-definition')
  const encounter = await optional(context, 'Encounter', note.encounter)
  if (!encounter.ok) return encounter
  const definition = pin({ id: found.value.id, resourceType: 'NoteDefinition' }, found.value.meta.versionId)
  const { subject, patient, signatureConfiguration, partOf, author } = note
  const begun = await beginNote(context, {
    kind: 'GroupNote',
    subject,
    ...(patient && { patient }),
    definition,
    encounter: encounter.value,
    share: { definition, signatureConfiguration, partOf, author },
  })
  if (!begun.ok) return begun
  const sections = begun.value.sections.map((each) => ({ ...each, scope: 'PerPatient' as const }))
  return succeeded({ definition, sections })
}

/** What all have in common names the definition for this member. */
async function assigned(
  context: Context,
  { note, common }: Family,
  definition: Reference,
): Promise<Outcome<Note>> {
  const whole = await context.stores.of('Note').get(common.id)
  if (!whole.ok) return whole
  const definitionAssignments = (whole.value.definitionAssignments ?? []).map((each) =>
    each.childNote?.id === note.id ? { ...each, definition } : each,
  )
  const { id, meta } = whole.value
  return context.stores
    .of('Note')
    .update({ id, versionId: meta.versionId }, { ...whole.value, definitionAssignments })
}
