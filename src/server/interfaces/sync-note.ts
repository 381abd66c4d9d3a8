import type { JobResult } from '#generated/enumerations/job-result.ts'
import type { Note } from '#generated/types/note.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { noteSyncEnd, syncRequestOf } from './sync-request-query.ts'
import { askToSend } from './sync-row.ts'

/** What came of the sync of a note, as it stands on the note. */
type SyncResult = { readonly syncResult: JobResult; readonly message?: string | undefined }

/**
 * Sync of a note: asks the interface to send it, and says so on it. Only what is signed leaves the house. It writes a locked note,
 * and nothing of it that signatures cover.
 */
export const syncNote: Handler<'note.sync'> = async (context, { id, force = false }) => {
  const found = await context.stores.of('Note').get(id)
  if (!found.ok) return found
  const { value: note } = found
  if (note.status === 'Preliminary') return failed({ kind: 'conflict', because: 'interfaces.not-signed' })
  if (!context.hasOutsideSystem) return warned(context, note)

  const isAsked = await askToSend(context, { type: 'Note', id, versionId: note.meta.versionId, force })
  return isAsked ? withResult(context, note, { syncResult: 'Pending' }) : found
}

/** Writes on a note what the interface has made of it: only background work asks for it, and the request says what it was. */
export const takeSyncResult: Handler<'note.takeSyncResult'> = async (context, { id }) => {
  const { stores, transaction, actor } = context
  const found = await stores.of('Note').get(id)
  if (!found.ok) return found
  const request = await syncRequestOf(transaction, { practiceId: actor.practiceId, resourceId: id })
  if (!request) return found

  const { state: syncResult, message } = request
  const written = await withResult(context, found.value, { syncResult, message: message ?? undefined })
  if (!written.ok || syncResult !== 'Success') return written
  // What was written here is known to the outside system: it is the result of its own.
  const { versionId } = written.value.meta
  await noteSyncEnd(transaction, request, { state: 'Success', message: null, versionId })
  return written
}

async function warned(context: Context, note: Note): Promise<Outcome<Note>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const speak = speakerFor(context.actor.locale, preferences.value.labels)
  return withResult(context, note, { syncResult: 'Warning', message: speak('interfaces.none', {}) })
}

async function withResult(
  { stores }: Context,
  note: Note,
  { syncResult, message }: SyncResult,
): Promise<Outcome<Note>> {
  if (note.syncResult === syncResult && note.syncIssueMessage === message) return succeeded(note)
  const { syncIssueMessage: _before, ...rest } = note
  const next = { ...rest, syncResult, ...(message !== undefined && { syncIssueMessage: message }) }
  return stores.of('Note').update({ id: note.id, versionId: note.meta.versionId }, next)
}
