import type { ScribeNoteFormat } from '#generated/enumerations/scribe-note-format.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { definitionOfNote } from '#server/note-parts/definition-of-note.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { isCommonPart, ownSections } from '#shared/notes/group/is-member-part.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { formatSections } from '#shared/scribe/format-sections.ts'
import { placeForText } from '#shared/scribe/place-for-text.ts'
import { sectionFor } from './section-for.ts'

/** A note that may be drafted, with its session and the format of its draft. */
export type NoteToDraft = {
  readonly note: Note
  readonly encounter: Encounter
  readonly definition: NoteDefinition
  readonly format: ScribeNoteFormat
  /** What is written in it, in order: of a part of a shared note what it has room for. */
  readonly sections: readonly string[]
}

/** Notes of psychotherapy that are kept apart are written by nobody but their author. */
const keptApart = 'PSYTHPN'

/** The note of which a draft is asked, or the part of a shared one: of a session that took place, written by the asker, not signed, and by a definition that has a format for drafts. */
export async function noteToDraft(
  context: Context,
  reference: Pick<Reference, 'id'>,
  usual: ScribeNoteFormat,
): Promise<Outcome<NoteToDraft>> {
  const note = await context.stores.of('Note').get(reference.id)
  if (!note.ok) return refuse('/note', 'scribe.note-missing', { subStatus: subStatuses.referenceWrong })
  const open = openToWriter(context, note.value)
  if (!open.ok) return open
  const encounter = await optional(context, 'Encounter', note.value.encounter)
  if (!encounter.ok) return encounter
  if (!encounter.value) return refuse('/note', 'scribe.no-session')
  if (encounter.value.subject.resourceType === 'Group' && !isCommonPart(note.value))
    return refuse('/note', 'scribe.one-patient')
  if (note.value.composition !== 'Individual' && encounter.value.visitStatus !== 'Show')
    return refuse('/note', 'scribe.not-there')
  const definition = await definitionOfNote(context, note.value.definition)
  if (!definition.ok) return definition
  const format = formatOf(note.value, definition.value, usual)
  if (!format.ok) return format
  const drafting = { note: note.value, definition: definition.value, format: format.value }
  const sections = await sectionsToDraft(context, drafting)
  if (!sections.ok) return sections
  return succeeded({ ...drafting, encounter: encounter.value, sections: sections.value })
}

/** A shared note is written in parts, and none has all sections of a format: each takes its own, those of the format first. */
async function sectionsToDraft(
  context: Context,
  { note, definition, format }: Pick<NoteToDraft, 'note' | 'definition' | 'format'>,
): Promise<Outcome<readonly string[]>> {
  const all = formatSections(format)
  if (note.composition === 'Individual') return succeeded(all)
  const forms = await loadSections(context, note)
  if (!forms.ok) return forms
  const isRoom = (code: string) => {
    const form = forms.value[sectionFor(note, definition, code)]?.form
    return form !== undefined && placeForText(form) !== undefined
  }
  const own = ownSections(note)
    .map(({ type }) => type.code)
    .filter(isRoom)
  const sections = [...new Set([...all.filter(isRoom), ...own])]
  return sections.length > 0 ? succeeded(sections) : refuse('/note', 'scribe.no-room')
}

/** The definition's own; of a note that was begun to be drafted the practice's, where the definition names none. */
function formatOf(
  { kind, meta }: Note,
  { securityLabels = [], scribeFormat }: NoteDefinition,
  usual: ScribeNoteFormat,
): Outcome<ScribeNoteFormat> {
  const labels = [...securityLabels, ...(meta.securityLabels ?? [])]
  if (labels.some(({ code }) => code === keptApart)) return refuse('/note', 'scribe.process-note')
  const format = scribeFormat ?? (kind === 'ScribeSession' ? usual : undefined)
  return format ? succeeded(format) : refuse('/note', 'scribe.no-format')
}

/** Only who works on a note has it drafted, and puts a draft into it, as long as nobody has signed. */
export function openToWriter({ actor }: Context, note: Note): Outcome<void> {
  if (isFrozen(note.signingState)) return failed({ kind: 'locked', because: 'notes.locked' })
  return isWriter(note, actor.profile?.id)
    ? succeeded(undefined)
    : failed({ kind: 'forbidden', permission: 'Note:Update' })
}
