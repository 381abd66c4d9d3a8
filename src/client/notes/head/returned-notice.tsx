import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'

/** Above a note that came back: who returned it last, when, why, and what was said about it. */
export function ReturnedNotice({
  note: { signingState, returned = [] },
}: {
  readonly note: Note
}): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const last = returned.at(-1)
  if (signingState !== 'Returned' || !last) return null
  const { by, at, reason, comment } = last
  return (
    <section className="note-returned" aria-label={words('note.returned')}>
      <p>
        <IconArrowBackUp size={16} aria-hidden="true" />{' '}
        {words('note.returned-by', {
          who: by.display ?? '–',
          at: moments.dayAndTime(at),
          reason: reason.display ?? reason.code,
        })}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </section>
  )
}
