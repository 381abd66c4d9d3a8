import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'

type Reviewers = NonNullable<Note['reviewers']>
type Review = Reviewers[number]

/** The reviewers of a note as somebody has written them: whom is asked and until when. When each was asked for is ours to say, and what came of a review is for the person who was asked; others can only ask for it again. */
export function askedReviewers(
  { now, actor }: Pick<Context, 'now'> & { readonly actor: Pick<Context['actor'], 'profile'> },
  before: Reviewers,
  after: Reviewers,
): Reviewers {
  return after.map((each) => {
    const old = before.find(({ practitioner }) => practitioner.id === each.practitioner.id)
    const isAskedAgain = isOpen(each) && old !== undefined && !isOpen(old)
    const requestedAt = isAskedAgain ? now.iso : (old?.requestedAt ?? now.iso)
    const isOwn = actor.profile?.id === each.practitioner.id
    return isOwn
      ? { ...each, requestedAt }
      : { ...withoutWord(each), ...wordOf(isAskedAgain, old), requestedAt }
  })
}

/** What is kept of the word of the person who was asked: all of it, until the review is asked for again. */
function wordOf(isAskedAgain: boolean, old: Review | undefined): Pick<Review, 'state' | 'comment'> {
  if (isAskedAgain || !old) return { state: 'Requested' }
  const { state = 'Requested', comment } = old
  return { state, ...(comment !== undefined && { comment }) }
}

function withoutWord({ state: _state, comment: _comment, ...asked }: Review): Review {
  return asked
}

function isOpen({ state = 'Requested' }: Review): boolean {
  return state === 'Requested'
}
