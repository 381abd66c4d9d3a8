import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'

type Reviewers = NonNullable<Note['reviewers']>

/** The reviewers of a note, each with when the review was asked for: when somebody is named, and anew when it is asked for again. */
export function askedReviewers(
  { now }: Pick<Context, 'now'>,
  before: Reviewers,
  after: Reviewers,
): Reviewers {
  return after.map((each) => {
    const old = before.find(({ practitioner }) => practitioner.id === each.practitioner.id)
    const isAskedAgain = isOpen(each) && old !== undefined && !isOpen(old)
    const requestedAt = isAskedAgain ? now.iso : (old?.requestedAt ?? now.iso)
    return { ...each, requestedAt }
  })
}

function isOpen({ state = 'Requested' }: Reviewers[number]): boolean {
  return state === 'Requested'
}
