import type { ReactNode } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useReading } from '#client/notes/record/use-reading.ts'
import { AttendanceSaid } from '#client/notes/session/attendance-said.tsx'
import { sendReader, sendTogether } from '#client/sync/send-reader.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { attendanceOf } from '#shared/notes/group/attendance-of.ts'
import { mayBeCorrected } from '#shared/notes/group/may-be-corrected.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { CorrectButton } from './correct-button.tsx'
import { meetingOf } from './read-member.ts'
import './correcting.css'

type Props = {
  /** What all have in common, as far as the reader sees it. */
  readonly common: LoadedNote
  readonly reload: () => void
}

/** For an administrator who corrects a group's note: how each member took part and how far the part is, without its words, and the way to correct it. */
export function CorrectMembers({ common, reload }: Props): ReactNode {
  const words = useWords()
  const { note } = common.parts
  const { loaded, reload: readAnew } = useReading({ id: note.id, asked: note, read: readMembers })
  if (!loaded) return <Loading what={words('note.correct-members')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={readAnew} />
  return (
    <section className="note-section correct-members" aria-labelledby="correct-members">
      <h2 id="correct-members" tabIndex={-1}>
        {words('note.correct-members')}
      </h2>
      <ul>
        {loaded.value.map((row) => (
          <MemberRow key={row.note.id} {...row} common={note} onDone={reload} />
        ))}
      </ul>
    </section>
  )
}

type Row = {
  readonly note: Note
  readonly session: Encounter | undefined
  readonly meeting: Encounter | undefined
}
type RowProps = Row & { readonly common: Note; readonly onDone: () => void }

function MemberRow({ note, session, meeting, common, onDone }: RowProps): ReactNode {
  const labels = useLabels()
  const name = note.subject.display ?? ''
  return (
    <li>
      <span className="correct-name">
        {name}
        <small>{labels(`enumeration.SigningState.${note.signingState}`)}</small>
      </span>
      {session && <AttendanceSaid chosen={attendanceOf(session, meeting ?? session)} encounter={session} />}
      {mayBeCorrected(note, common) && <CorrectButton noteId={note.id} name={name} onDone={onDone} />}
    </li>
  )
}

/** The members in the order of the meeting, whether or not the reader sees the words of their parts. */
async function readMembers({ id, definitionAssignments = [] }: Note): Promise<Outcome<readonly Row[]>> {
  const parts = await sendReader.find('Note', [{ field: 'partOf', op: 'eq', value: id }])
  if (!parts.ok) return parts
  const sessions = await Promise.all(
    parts.value.map(({ encounter }) => sendTogether.read('Encounter', encounter)),
  )
  const known = sessions.map((session) => (session.ok ? session.value : undefined))
  const first = known.find((session) => session !== undefined)
  const meeting = first ? await meetingOf(first) : succeeded(undefined)
  if (!meeting.ok) return meeting
  const order = definitionAssignments.map(({ childNote }) => childNote?.id)
  return succeeded(
    parts.value
      .map((note, at) => ({ note, session: known[at], meeting: meeting.value }))
      .toSorted((one, other) => order.indexOf(one.note.id) - order.indexOf(other.note.id)),
  )
}
