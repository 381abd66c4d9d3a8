import { type LoadedNote, loadNote } from '#client/notes/record/load-note.ts'
import { sendReader } from '#client/sync/send-reader.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A member's part as it stands now, with the member's session and the meeting's. */
export type Member = {
  readonly loaded: LoadedNote
  readonly session: Encounter
  readonly meeting: Encounter
}

/** Reads a member's part to be corrected; where the meeting's session cannot be read, the member's own stands for it. */
export async function readMember(noteId: string): Promise<Outcome<Member>> {
  const loaded = await loadNote(noteId)
  if (!loaded.ok) return loaded
  const session = loaded.value.parts.session?.encounter
  if (!session) return failed({ kind: 'missing' })
  const meeting = await meetingOf(session)
  return meeting.ok ? succeeded({ loaded: loaded.value, session, meeting: meeting.value }) : meeting
}

/** The session of the meeting to which a member's belongs, or that of the member where it may not be read. */
export async function meetingOf(session: Encounter): Promise<Outcome<Encounter>> {
  const read = await sendReader.read('Encounter', session.partOf)
  if (!read.ok) return read.failure.kind === 'forbidden' ? succeeded(session) : read
  return succeeded(read.value ?? session)
}
