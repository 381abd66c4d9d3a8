import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { writersOf } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { isActing } from '#shared/permissions/acting.ts'
import { permits } from '#shared/permissions/permits.ts'

/** Does the actor write in this note, as far as it is a draft that he may read now? Whoever acts in another's place writes in none. */
export async function writesIn(opened: Opened, noteId: string): Promise<boolean> {
  return (await fellowWriters(opened, noteId)) !== undefined
}

/** The profiles that write in a draft, the actor's own among them; undefined where he does not. */
export async function fellowWriters(opened: Opened, noteId: string): Promise<readonly string[] | undefined> {
  const { actor } = opened
  if (isActing(actor) || !permits(actor.granted, 'Note:Read')) return undefined
  const read = await openStores(opened).of('Note').get(noteId)
  if (!read.ok || isFrozen(read.value.signingState)) return undefined
  const writers = writersOf(read.value)
  return actor.profile && writers.includes(actor.profile.id) ? writers : undefined
}
