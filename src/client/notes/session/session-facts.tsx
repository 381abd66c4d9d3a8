import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { sessionLines } from '#shared/notes/printing/session-lines.ts'
import { signedWords } from '#shared/notes/printing/signed-words.ts'

/** The session of a signed note, as its first paragraph. */
export function SessionFacts({
  session,
  note,
}: {
  readonly session: SessionParts
  readonly note: Note
}): ReactNode {
  const words = useWords()
  const say = useLabels()
  const moments = useMoments()
  return (
    <section aria-labelledby="read-session">
      <h2 id="read-session">{words('note.session')}</h2>
      {sessionLines(session, { say, moments }, signedWords(note)).map(([label, text]) => (
        <dl key={label} className="form-answer">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </dl>
      ))}
    </section>
  )
}
