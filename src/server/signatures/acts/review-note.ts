import type { Note } from '#generated/types/note.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Handler } from '#server/operations/handler.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { actDone } from './act-done.ts'
import { permittedAct } from './permitted-act.ts'
import { withVerdict } from './with-verdict.ts'

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
