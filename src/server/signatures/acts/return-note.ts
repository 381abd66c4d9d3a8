import type { Note } from '#generated/types/note.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { reasonIn } from '#server/signatures/signing/reason-in.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { actDone } from './act-done.ts'
import { permittedAct } from './permitted-act.ts'
import { withVerdict } from './review-note.ts'
import { takenBack } from './taken-back.ts'
import { withParts } from './with-parts.ts'

/**
 * Returns a note to its author: whoever has a step to sign, or was asked for a review, says why. The signatures that it has
 * stay and no longer count, and it can be written again; of an amendment the original stands and stays locked.
 */
export const returnNote: Handler<'note.return'> = (context, input) =>
  withParts(context, input, { concerns: () => true, act: (each) => returnOne(context, each) })

async function returnOne(
  context: Context,
  input: Parameters<Handler<'note.return'>>[1],
): Promise<Outcome<Note>> {
  const permitted = await permittedAct(context, input, () => 'return')
  if (!permitted.ok) return permitted
  const { note } = permitted.value
  const { profile } = context.actor
  const state = stateAfter(note.signingState, 'return')
  if (!state.ok) return state
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const reason = await reasonIn(context, 'return-reason', { ...input.reason, words: input.comment })
  if (!reason.ok) return reason

  const round = amendmentInRound(note)?.id
  const { readyAt, ...marked } = takenBack(
    note,
    { at: context.now.iso, by: profile, reason: reason.value.display },
    ({ amendment }) => amendment === round,
  )
  const comment = input.comment === undefined ? {} : { comment: input.comment }
  const said = { by: profile, at: context.now.iso, reason: reason.value, ...comment }
  const verdict = { state: 'Returned', ...comment } as const
  const next: Note = {
    ...marked,
    ...(round !== undefined && readyAt !== undefined && { readyAt }),
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    returned: [...(note.returned ?? []), said],
    // A reviewer who returns the note has reviewed it.
    ...(note.reviewers && { reviewers: withVerdict(context, note.reviewers, verdict) }),
  }
  const isOpen = round === undefined
  return actDone(context, permitted.value, {
    act: 'return',
    next,
    ...(isOpen && { lock: 'release' }),
    locks: !isOpen,
    // What is said to the author is for those who work on the note; a proof is for all who read it.
    facts: { reason: reason.value.code },
  })
}
