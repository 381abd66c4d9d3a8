import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'

type Reviewers = NonNullable<Note['reviewers']>
type Review = Reviewers[number]

/** The reviewers of a note as somebody has written them: whom is asked and until when. When each was asked for is ours to say, and what came of a review is said by `note.review` and `note.return` alone; a plain write can only ask for it again. */
export function askedReviewers(
  { now }: Pick<Context, 'now'>,
  before: Reviewers,
  after: Reviewers,
): Reviewers {
  return after.map((each) => {
    const { practitioner, due } = each
    const old = before.find((known) => known.practitioner.id === practitioner.id)
    const isAskedAgain = isOpen(each) && old !== undefined && !isOpen(old)
    const kept = old && !isAskedAgain ? wordOf(old) : ({ state: 'Requested' } as const)
    const requestedAt = isAskedAgain ? now.iso : (old?.requestedAt ?? now.iso)
    return { practitioner, ...(due !== undefined && { due }), ...kept, requestedAt }
  })
}

/** What the person who was asked has said, all of it, until the review is asked for again. */
function wordOf({
  state = 'Requested',
  comment,
  reviewedAt,
}: Review): Pick<Review, 'state' | 'comment' | 'reviewedAt'> {
  return {
    state,
    ...(comment !== undefined && { comment }),
    ...(reviewedAt !== undefined && { reviewedAt }),
  }
}

function isOpen({ state = 'Requested' }: Review): boolean {
  return state === 'Requested'
}
