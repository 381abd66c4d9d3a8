import type { Note } from '#generated/types/note.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import type { Context } from '#server/operations/handler.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** The note for which something is drafted, also a deleted one, where the asker writes in it; nothing where it is for none. Who does not see the note does not write in it. */
export async function writesIn(
  { stores, actor }: Context,
  { note: reference }: Pick<Transcription, 'note'>,
): Promise<Outcome<Note | undefined>> {
  if (!reference) return succeeded(undefined)
  const note = await stores.of('Note').getAny(reference.id)
  if (!note.ok && note.failure.kind !== 'missing') return note
  return note.ok && isWriter(note.value, actor.profile?.id)
    ? note
    : failed({ kind: 'forbidden', permission: 'Note:Update' })
}
