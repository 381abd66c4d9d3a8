import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { isActing } from '#shared/permissions/acting.ts'
import { permits } from '#shared/permissions/permits.ts'

/** Does the actor write in this note, as far as it is a draft that he may read now? Whoever acts in another's place writes in none. */
export async function writesIn(opened: Opened, noteId: string): Promise<boolean> {
  const { actor } = opened
  if (isActing(actor) || !permits(actor.granted, 'Note:Read')) return false
  const read = await openStores(opened).of('Note').get(noteId)
  return read.ok && isWriter(read.value, actor.profile?.id) && !isFrozen(read.value.signingState)
}
