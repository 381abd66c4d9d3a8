import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { amendmentInRound, signaturesInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { validSignatures } from '#shared/notes/steps-for.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { actDone } from './act-done.ts'
import { noLongerFinal } from './no-longer-final.ts'
import { type Permitted, permittedAct } from './permitted-act.ts'
import { takenBack } from './taken-back.ts'
import { withParts } from './with-parts.ts'

/**
 * Takes signatures back: of a note that is not final the own newest one, of a final one all, which makes it a draft again and
 * reopens its session. They stay to be read and no longer count.
 */
export const unsignNote: Handler<'note.unsign'> = (context, input) =>
  withParts(context, input, {
    concerns: ({ composition }) => composition === 'MultiService',
    act: (each) => unsignOne(context, each),
  })

async function unsignOne(
  context: Context,
  input: Parameters<Handler<'note.unsign'>>[1],
): Promise<Outcome<Note>> {
  const actOf = ({ signingState }: Note) => (signingState === 'Signed' ? 'unsign' : 'unsignOwn')
  const permitted = await permittedAct(context, input, actOf)
  if (!permitted.ok) return permitted
  const { profile } = context.actor
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })

  const taking = { by: profile, reason: input.reason.trim() }
  return permitted.value.note.signingState === 'Signed'
    ? unsignedWhole(context, permitted.value, taking)
    : unsignedOwn(context, permitted.value, taking)
}

type Taking = { readonly by: Reference; readonly reason: string }

async function unsignedWhole(context: Context, permitted: Permitted, taking: Taking): Promise<Outcome<Note>> {
  const { note, parts } = permitted
  const state = stateAfter(note.signingState, 'unsign')
  if (!state.ok) return state
  const {
    readyAt: _ready,
    finalAt: _final,
    ...marked
  } = takenBack(note, { ...taking, at: context.now.iso }, () => true)
  const next: Note = {
    ...marked,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
  }
  return noLongerFinal(context, parts, {
    act: 'unsign',
    next,
    lock: 'release',
    locks: false,
    facts: { reason: taking.reason },
  })
}

async function unsignedOwn(context: Context, permitted: Permitted, taking: Taking): Promise<Outcome<Note>> {
  const { note } = permitted
  const round = amendmentInRound(note)?.id
  const left = validSignatures(signaturesInRound(note)).length - 1
  const state = stateAfter(note.signingState, left > 0 ? 'unsignOwn' : 'unsignOnly')
  if (!state.ok) return state
  const newest = validSignatures(signaturesInRound(note))
    .filter(({ signer }) => signer.id === taking.by.id)
    .toSorted((one, other) => (one.signedAt ?? '').localeCompare(other.signedAt ?? ''))
    .at(-1)
  const marked = takenBack(note, { ...taking, at: context.now.iso }, ({ id }) => id === newest?.id)
  const isOpen = round === undefined && left === 0
  return actDone(context, permitted, {
    act: 'unsignOwn',
    next: { ...marked, signingState: state.value },
    ...(isOpen && { lock: 'release' }),
    locks: !isOpen,
    facts: { reason: taking.reason, signature: newest?.id ?? null },
  })
}
