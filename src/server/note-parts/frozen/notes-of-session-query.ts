import { sql } from 'kysely'
import type { SigningState } from '#generated/enumerations/signing-state.ts'
import type { Context } from '#server/operations/handler.ts'
import { bindsSession } from '#shared/notes/note-lifecycle.ts'
import { holdSession } from './hold-session-query.ts'

/** A note of a session, whoever sees it, and how it stands. */
export type NoteOfSession = { readonly id: string; readonly state: SigningState }

/** All notes of a session that are there, those too that the acting person does not see: for decisions alone, never for an answer. Nobody signs one of them until this transaction ends. */
export async function notesOfSession(context: Context, sessionId: string): Promise<readonly NoteOfSession[]> {
  await holdSession(context, sessionId)
  const { rows } = await sql<NoteOfSession>`
    select id, state from goldthread_session_notes(${sessionId}::uuid)`.execute(context.transaction)
  return rows
}

/** Whether somebody has signed a note that tells this session, and that stands. */
export async function isSessionSigned(context: Context, sessionId: string): Promise<boolean> {
  const notes = await notesOfSession(context, sessionId)
  return notes.some(({ state }) => bindsSession(state))
}
