import type { Encounter } from '#generated/types/encounter.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type BegunNote, beginNote } from './begin-note.ts'
import { linkNote } from './link-note.ts'

/** One part of a shared note, or the whole to which the parts belong. */
type Beginning = {
  readonly kind: 'GroupNote' | 'MultiServiceNote'
  readonly subject: Reference
  /** The note definition that gives its sections, and what the note says that it is written by. */
  readonly sections: Reference
  readonly pins: Reference
  readonly scope: NonNullable<NoteSection['scope']>
  readonly encounter: Encounter
  readonly definition: Pick<GroupNoteDefinition, 'signatureConfiguration'>
  readonly partOf?: Reference
  /** Who writes it; absent: who begins it. */
  readonly author?: Note['author'] | undefined
}

/** Begins one part of a shared note as a draft of its own, entered in its session. */
export async function beginPart(context: Context, part: Beginning): Promise<Outcome<Note>> {
  const { kind, subject, sections, pins, scope, encounter, definition, author } = part
  const begun = await beginNote(context, {
    kind,
    subject,
    ...(subject.resourceType === 'Patient' && { patient: subject }),
    definition: sections,
    encounter,
    share: {
      definition: pins,
      signatureConfiguration: definition.signatureConfiguration,
      partOf: part.partOf,
      author,
    },
  })
  if (!begun.ok) return begun
  const row: BegunNote = {
    ...begun.value,
    sections: begun.value.sections.map((each) => ({ ...each, scope })),
  }
  const note = await context.stores.of('Note').create(row)
  if (!note.ok) return note
  const linked = await linkNote(context, note.value)
  return linked.ok ? note : linked
}
