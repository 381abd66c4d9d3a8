import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { familyOf } from '#server/note-parts/family-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { supervisorsOn } from '#shared/notes/facts/step-facts.ts'
import { isSharedWhole } from '#shared/notes/group/is-member-part.ts'
import { amendmentInRound, signaturesInRound } from '#shared/notes/in-round.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { validSignatures } from '#shared/notes/steps-for.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { actDone } from './act-done.ts'
import { type Permitted, permittedAct } from './permitted-act.ts'
import { type Given, tellReassigned } from './tell-reassigned.ts'

type Input = Parameters<Handler<'note.reassign'>>[1]

/**
 * Gives the co-signature that a note waits for to another supervisor. Nobody gives it to himself, and it gives no right and no reach:
 * who takes it may co-sign and reaches the patient already. All parts of a shared note that wait for it go with the whole.
 */
export const reassignNote: Handler<'note.reassign'> = async (context, input) => {
  if (input.to.id === context.actor.profile?.id) return refuse('/to', 'signatures.reassign-self')
  if (!input.reason.trim()) return refuse('/reason', 'signatures.reason-needs-words')
  const given = await givenTo(context, input)
  if (!given.ok) return given
  const parts = await partsGiven(context, input, given.value.next)
  if (!parts.ok) return parts
  const told = await tellReassigned(context, given.value)
  return told.ok ? context.stores.of('Note').get(input.id) : told
}

async function givenTo(context: Context, input: Input): Promise<Outcome<Given>> {
  const permitted = await permittedAct(context, input, () => 'reassign')
  if (!permitted.ok) return permitted
  const { note, parts } = permitted.value
  const { profile } = context.actor
  const state = stateAfter(note.signingState, 'reassign')
  if (!state.ok) return state
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const before = supervisorsOn(parts)
  const doubt = await takerDoubt(context, { note, before }, input.to)
  if (!doubt.ok) return doubt

  const to: Reference = { id: input.to.id, resourceType: 'Practitioner' }
  const round = amendmentInRound(note)?.id
  const giving = {
    ...{ by: profile, at: context.now.iso, to, reason: input.reason.trim() },
    ...(round !== undefined && { amendment: round }),
  }
  const next: Note = {
    ...note,
    signingState: state.value,
    reassigned: [...(note.reassigned ?? []), giving],
  }
  context.note({ detail: { act: 'reassign', to: to.id } })
  const done = await actDone(context, permitted.value, {
    act: 'reassign',
    next,
    locks: isLocked(permitted.value),
    facts: { to: to.id, reason: giving.reason },
  })
  return done.ok ? succeeded({ next: done.value, before, to }) : done
}

/** A note stays as closed to plain writing as it was. */
function isLocked({ note, steps }: Permitted): boolean {
  if (note.signingState === 'ReadyToSign') return false
  return note.signingState !== 'PartiallySigned' || steps.configuration.lockAfterFirstSignature
}

/** So often a note is given on at most (schemas/resources/note.json). */
const mostReassigned = 100

type Waiting = { readonly note: Note; readonly before: readonly Reference[] }

/** Why somebody cannot take it: wrote it, has signed another step of it, has it, may not co-sign, or does not see what he would sign. */
async function takerDoubt(
  context: Context,
  { note, before }: Waiting,
  to: Reference,
): Promise<Outcome<void>> {
  const writer = amendmentInRound(note)?.author ?? note.author
  if (to.id === writer.id) return refuse('/to', 'signatures.reassign-author')
  if (before.length === 1 && before[0]?.id === to.id) return refuse('/to', isTakersAlready)
  const signed = validSignatures(signaturesInRound(note)).some(({ signer }) => signer.id === to.id)
  if (signed) return refuse('/to', 'signatures.reassign-signed')
  if ((note.reassigned ?? []).length >= mostReassigned) return refuse('/to', 'signatures.reassign-often')
  const taker = await context.colleague(to.id, { patientId: note.patient?.id, row: note.id })
  if (!taker) return refuse('/to', 'stores.reference-not-found')
  const { granted, isActive, reaches } = taker
  const maySign = hasFlag(granted, 'CanCoSignNotes') && hasFlag(granted, 'CanSignNotes')
  if (!isActive || !maySign || !permits(granted, 'Note:Update'))
    return refuse('/to', 'signatures.reassign-without-right')
  return reaches ? succeeded(undefined) : refuse('/to', 'signatures.reassign-without-reach')
}

/** A part that waits for another's signature, or that the taker has already. */
function staysAsItIs(failure: Failure): boolean {
  if (failure.kind === 'forbidden') return true
  return failure.kind === 'invalid' && failure.findings.some(({ message }) => message === isTakersAlready)
}

const isTakersAlready = 'signatures.reassign-same'

/** The parts of a shared note that wait for the same signature; the others stay as they are. */
async function partsGiven(context: Context, input: Input, whole: Note): Promise<Outcome<void>> {
  if (!isSharedWhole(whole)) return succeeded(undefined)
  const family = await familyOf(context, whole)
  if (!family.ok) return family
  for (const { note } of family.value?.members ?? []) {
    if (!stateAfter(note.signingState, 'reassign').ok) continue
    const asked = { ...input, id: note.id, versionId: note.meta.versionId }
    const given = await givenTo(context, asked)
    if (!given.ok && !staysAsItIs(given.failure)) return given
  }
  return succeeded(undefined)
}
