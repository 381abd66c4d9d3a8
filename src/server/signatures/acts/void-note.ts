import type { Note } from '#generated/types/note.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { reasonIn } from '#server/signatures/signing/reason-in.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { noLongerFinal } from './no-longer-final.ts'
import { permittedAct } from './permitted-act.ts'
import { withParts } from './with-parts.ts'

/** Voids a final note for good: it stays to be read as it was signed, says why it should never have been, and its units are returned. */
export const voidNote: Handler<'note.void'> = (context, input) =>
  withParts(context, input, { concerns: () => true, act: (each) => voidOne(context, each) })

async function voidOne(context: Context, input: Parameters<Handler<'note.void'>>[1]): Promise<Outcome<Note>> {
  const permitted = await permittedAct(context, input, () => 'void')
  if (!permitted.ok) return permitted
  const { note, parts } = permitted.value
  const { session } = parts
  const { profile } = context.actor
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const state = stateAfter(note.signingState, 'void')
  if (!state.ok) return state
  const reason = await reasonIn(context, 'void-reason', { ...input.reason, words: input.comment })
  if (!reason.ok) return reason

  const next: Note = {
    ...note,
    signingState: state.value,
    status: 'EnteredInError',
    void: {
      by: profile,
      at: context.now.iso,
      reason: reason.value,
      ...(input.comment !== undefined && { comment: input.comment }),
      ...(session && { sessionVersion: session.encounter.meta.versionId }),
    },
  }
  return noLongerFinal(context, parts, {
    act: 'void',
    next,
    locks: true,
    facts: { reason: reason.value.code, comment: input.comment ?? null },
  })
}
