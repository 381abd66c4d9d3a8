import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { takenOn, waitsSince } from '#shared/notes/in-round.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openedSince } from './opened-since-query.ts'

/**
 * What keeps a note from being signed together with others by one word: it is the signer's own or a part of a shared one, somebody
 * took a check on with a reason, or the signer has not opened it since it waits.
 */
export async function bulkDoubt(context: Context, note: Note): Promise<Outcome<void>> {
  if (note.author.id === context.actor.profile?.id) return refuse('/isBulk', 'signatures.bulk-own')
  if (note.composition !== 'Individual') return refuse('/isBulk', 'signatures.bulk-group')
  if (takenOn(note) > 0) return refuse('/isBulk', 'signatures.bulk-warnings')
  const since = waitsSince(note) ?? note.meta.lastModified
  const opened = await openedSince(context, [{ id: note.id, since }])
  return opened.has(note.id) ? succeeded(undefined) : refuse('/isBulk', 'signatures.bulk-unopened')
}
