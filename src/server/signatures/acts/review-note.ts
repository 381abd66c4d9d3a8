import type { Note } from '#generated/types/note.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { actDone } from './act-done.ts'
import { permittedAct } from './permitted-act.ts'

/** Says what came of a review, for whoever was asked and does not work on the note: its state and its signatures stay as they are. */
export const reviewNote: Handler<'note.review'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'review')
  if (!permitted.ok) return permitted
  const { note, steps } = permitted.value
  if (input.isBulk) {
    const preferences = await practicePreferences(context)
    if (!preferences.ok) return preferences
    if (preferences.value.allowMarkAllReview === false)
      return failed({ kind: 'forbidden', permission: 'allowMarkAllReview' })
  }
  const state = stateAfter(note.signingState, 'review')
  if (!state.ok) return state
  const { verdict, comment } = input
  context.note({ detail: { act: 'review', verdict, text: `review ${verdict}` } })
  const next: Note = {
    ...note,
    reviewers: withVerdict(context, note.reviewers ?? [], {
      state: verdict,
      ...(comment !== undefined && { comment }),
    }),
  }
  return actDone(context, permitted.value, {
    act: 'review',
    next,
    locks: note.signingState !== 'PartiallySigned' || steps.configuration.lockAfterFirstSignature,
    facts: { verdict },
  })
}

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
