import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'

/** Above a note that is not written here: whose draft it is, or how far it is signed. */
export function LockedBanner({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!isFrozen(note.signingState))
    return (
      <p className="note-locked" role="status">
        {words('note.draft-of', {
          author: note.author.display ?? '–',
          begun: moments.dayAndTime(note.created),
        })}
      </p>
    )
  return (
    <p className="note-locked" role="status" data-void={note.void ? true : undefined}>
      <IconLock size={16} aria-hidden="true" /> {words(bannerOf(note))}
      {note.void && (
        <>
          {' '}
          {words('note.voided-by', {
            who: note.void.by.display ?? '–',
            at: moments.dayAndTime(note.void.at),
            reason: note.void.reason.display,
          })}
        </>
      )}
      {!note.void && <LastAddition note={note} />}
    </p>
  )
}

/** Whoever opens an amended note reads so first, before the words that were changed. */
function LastAddition({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const last = note.amendments?.at(-1)
  if (!last || note.signingState !== 'Signed') return null
  const told = {
    who: last.author.display ?? '–',
    at: moments.dayAndTime(last.at),
    reason: last.reason.display,
  }
  return (
    <>
      {' '}
      <strong>{words(last.kind === 'Addendum' ? 'note.addendum-by' : 'note.amended-by', told)}</strong>
    </>
  )
}

function bannerOf({ signingState }: Note) {
  if (signingState === 'Voided') return 'note.voided'
  if (signingState === 'Amending') return 'note.amending'
  return signingState === 'PartiallySigned' ? 'note.locked-partly' : 'note.locked'
}
