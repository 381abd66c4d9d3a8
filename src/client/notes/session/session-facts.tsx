import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { sessionLines } from '#shared/notes/printing/session-lines.ts'

/** The session of a signed note, as its first paragraph. */
export function SessionFacts({ session }: { readonly session: SessionParts }): ReactNode {
  const words = useWords()
  const say = useLabels()
  const moments = useMoments()
  return (
    <section aria-labelledby="read-session">
      <h2 id="read-session">{words('note.session')}</h2>
      {sessionLines(session, { say, moments }).map(([label, text]) => (
        <dl key={label} className="form-answer">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </dl>
      ))}
    </section>
  )
}
