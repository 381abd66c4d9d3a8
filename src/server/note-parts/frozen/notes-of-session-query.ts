import { sql } from 'kysely'
import type { SigningState } from '#generated/enumerations/signing-state.ts'
import type { Context } from '#server/operations/handler.ts'
import { bindsSession } from '#shared/notes/note-lifecycle.ts'

/** A note of a session, whoever sees it, and how it stands. */
export type NoteOfSession = { readonly id: string; readonly state: SigningState }

/** All notes of a session that are there, those too that the acting person does not see: for decisions alone, never for an answer. */
export async function notesOfSession(
  { transaction }: Context,
  sessionId: string,
): Promise<readonly NoteOfSession[]> {
  const { rows } = await sql<NoteOfSession>`
    select id, state from goldthread_session_notes(${sessionId}::uuid)`.execute(transaction)
  return rows
}

/** Whether somebody has signed a note that tells this session, and that stands. */
export async function isSessionSigned(context: Context, sessionId: string): Promise<boolean> {
  const notes = await notesOfSession(context, sessionId)
  return notes.some(({ state }) => bindsSession(state))
}
