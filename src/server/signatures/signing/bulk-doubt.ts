import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { batchOf } from '#server/operations/proving/batch-of.ts'
import { takenOn, waitsSince } from '#shared/notes/in-round.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openedSince } from './opened-since-query.ts'
import type { Signing } from './signing.ts'

/**
 * What keeps a note from being signed together with others by one word: it is the signer's own or a part of a shared one, somebody
 * took a check on with a reason, the signer has not opened it since it waits, or the list of what is signed has it otherwise or not at all.
 */
export async function bulkDoubt(
  context: Context,
  note: Note,
  input: Signing['input'],
): Promise<Outcome<void>> {
  if (input.batch && !batchOf('note.sign', input)) return refuse('/batch', 'signatures.bulk-not-listed')
  if (note.author.id === context.actor.profile?.id) return refuse('/isBulk', 'signatures.bulk-own')
  if (note.composition !== 'Individual') return refuse('/isBulk', 'signatures.bulk-group')
  if (takenOn(note) > 0) return refuse('/isBulk', 'signatures.bulk-warnings')
  const since = waitsSince(note) ?? note.meta.lastModified
  const opened = await openedSince(context, [{ id: note.id, since }])
  return opened.has(note.id) ? succeeded(undefined) : refuse('/isBulk', 'signatures.bulk-unopened')
}
