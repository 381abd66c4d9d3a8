import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'

type Reviewers = NonNullable<Note['reviewers']>
type Verdict = Pick<Reviewers[number], 'comment'> & {
  readonly state: 'Approved' | 'Returned' | 'Declined'
}

/** The reviewers of a note, with what the acting one says of it now. */
export function withVerdict(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  reviewers: Reviewers,
  verdict: Verdict,
): Reviewers {
  return reviewers.map((each) => {
    if (each.practitioner.id !== actor.profile?.id) return each
    const { comment: _former, ...asked } = each
    return { ...asked, ...verdict, reviewedAt: now.iso }
  })
}
