import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'

type Props = {
  readonly note: Note
  /** Where a review can be asked for. */
  readonly children?: ReactNode
}

/** Beside the note: who was asked to review it, what came of it and when, and whether it was written in afterwards. */
export function ReviewsPanel({ note, children }: Props): ReactNode {
  const words = useWords()
  const { reviewers = [] } = note
  if (reviewers.length === 0 && !children) return null
  return (
    <section className="note-panel" aria-labelledby="note-reviews">
      <h2 id="note-reviews">{words('note.reviews')}</h2>
      {reviewers.length > 0 && (
        <ol className="note-trail">
          {reviewers.map((review) => (
            <Review key={review.practitioner.id} note={note} review={review} />
          ))}
        </ol>
      )}
      {children}
    </section>
  )
}

type ReviewProps = { readonly note: Note; readonly review: NonNullable<Note['reviewers']>[number] }

function Review({ note, review }: ReviewProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { practitioner, state = 'Requested', comment, requestedAt, reviewedAt, due } = review
  const at = reviewedAt ?? requestedAt
  return (
    <li>
      <span>
        {words('note.review-by', {
          who: practitioner.display ?? '–',
          state: labels(`enumeration.ReviewState.${state}`),
        })}
      </span>
      {comment && <blockquote>{comment}</blockquote>}
      <small>
        {at && <time dateTime={at}>{moments.dayAndTime(at)}</time>}
        {state === 'Requested' && due && ` · ${words('note.review-due', { day: moments.shortDay(due) })}`}
        {isOutdated(note, reviewedAt) && ` · ${words('note.review-outdated')}`}
      </small>
    </li>
  )
}

/** Was the note written in after it was reviewed? */
function isOutdated({ sections }: Note, reviewedAt: string | undefined): boolean {
  return (
    reviewedAt !== undefined &&
    sections.some(({ lastModified }) => lastModified !== undefined && lastModified > reviewedAt)
  )
}
