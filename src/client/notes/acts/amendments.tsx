import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'

/** What was added to a signed note and what was changed in it, by whom and why; the original stays in its versions and its proof. */
export function Amendments({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const { amendments = [] } = note
  if (amendments.length === 0) return null
  const open = amendmentInRound(note)?.id
  return (
    <section aria-labelledby="read-amendments">
      <h2 id="read-amendments">{words('note.amendments')}</h2>
      {amendments.map((amendment) => (
        <AmendmentBlock key={amendment.id} amendment={amendment} isOpen={amendment.id === open} />
      ))}
    </section>
  )
}

type BlockProps = { readonly amendment: Amendment; readonly isOpen: boolean }

function AmendmentBlock({ amendment, isOpen }: BlockProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { kind, author, at, reason, text, signature } = amendment
  const told = { who: author.display ?? '', at: moments.dateAndTime(at), reason: reason.display }
  return (
    <div className="note-signature">
      <p>
        <strong>{words(kind === 'Addendum' ? 'note.addendum-by' : 'note.amended-by', told)}</strong>
      </p>
      {isOpen && <p>{words('note.amendment-open')}</p>}
      {text !== undefined && <p className="note-amendment-text">{text}</p>}
      {signature && (
        <p>
          {signature.credentialsText} · {moments.dateAndTime(signature.signedAt ?? at)} {moments.timezone}
        </p>
      )}
    </div>
  )
}
