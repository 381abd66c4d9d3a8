import { isHiddenFrom } from '#server/note-parts/paper/hides-words.ts'
import { printSpeech } from '#server/note-parts/paper/print-speech.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Handler } from '#server/operations/handler.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { documentOf } from './document-of.ts'
import { filesOf } from './files-of.ts'
import { loadPrintedNote } from './load-printed-note.ts'

/**
 * The note as the document that becomes a PDF (`src/server/operations/performed.ts`), for whoever reads its words: a draft of others of which a reader sees that it is there and nothing of its
 * text is not printed for him. What the members of a group have in common is printed with each member's part and never alone.
 */
export const printNote: Handler<'note.print'> = async (context, { id }) => {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  if (isHiddenFrom(context, note.value)) return failed({ kind: 'forbidden', permission: 'Note:Read' })
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const mayPrint = preferences.value.allowNotePrintout || hasFlag(context.actor.granted, 'CanPrintNotes')
  if (!mayPrint) return refuse('', 'notes.printing-off')
  if (isCommonPart(note.value)) return refuse('', 'notes.print-members')

  const loaded = await loadPrintedNote(context, note.value, preferences.value)
  if (!loaded.ok) return loaded
  const { speech, drawn } = printSpeech(context, preferences.value, { files: filesOf(loaded.value) })
  const printing = { printer: context.actor.profile?.display ?? '', now: context.now.iso }
  const document = await drawn(() => documentOf(loaded.value, speech, printing))
  return succeeded({
    name: `note-${note.value.serviceDate}-${note.value.id.slice(-8)}.pdf`,
    pdf: JSON.stringify(document),
  })
}
