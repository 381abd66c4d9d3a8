import type { ActInputs } from '#generated/operations/operations.ts'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { contentHash } from '#server/note-parts/digest.ts'
import { holdSession } from '#server/note-parts/frozen/hold-session-query.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { signedAs } from '#shared/notes/steps-for.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { completeGroup, groupDoubt } from './complete-group.ts'
import { reasonIn } from './reason-in.ts'
import { changedSince } from './sign-note.ts'
import { deviceOf } from './signature-of.ts'
import type { SigningStep } from './signing.ts'
import { stepSigned } from './step-signed.ts'
import { type TakenSigner, takenSigner } from './taken-signer.ts'

/**
 * Takes the signature of the patient or of a guardian on the device of somebody who works on the note, who says with his
 * password that it was so: drawn or typed, said aloud on a call where the configuration allows it, or the reason why there is none.
 * In a shared note it keeps the order of its parts, and may be the last one for which the whole has waited.
 */
export const takeSignature: Handler<'note.takeSignature'> = async (context, input) => {
  const found = await context.stores.of('Note').get(input.id)
  if (!found.ok) return found
  const note = found.value
  if (!isWriter(note, context.actor.profile?.id))
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (note.signingState === 'Voided') return failed({ kind: 'locked', because: 'notes.locked' })

  if (note.encounter) await holdSession(context, note.encounter.id)
  // A final note stands as it is, whatever has become of the words in common.
  const isFinal = note.signingState === 'Signed'
  const doubt = isFinal ? succeeded(undefined) : await groupDoubt(context, note, new Set())
  if (!doubt.ok) return doubt
  if (doubt.value === 'changed') return changedSince(note)
  const taken = await takenAlone(context, note, input)
  if (!taken.ok || note.composition === 'Individual') return taken
  const whole = await completeGroup(context, taken.value)
  return whole.ok ? context.stores.of('Note').get(input.id) : whole
}

async function takenAlone(context: Context, note: Note, input: Input): Promise<Outcome<Note>> {
  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  if (contentHash(note, parts.value.session?.encounter) !== input.contentHash) return changedSince(note)
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  const step = steps.value.toTake.find(({ id }) => id === input.stepId)
  if (!step) return noSuchStep(note, steps.value.needed, input.stepId)

  const signer = await takenSigner(context, parts.value, { step, person: input.person })
  if (!signer.ok) return signer
  const signing = { parts: parts.value, steps: steps.value, step }
  return stepSigned(context, { ...signing, overrides: [] }, () =>
    signatureTaken(context, signing, { input, signer: signer.value }),
  )
}

type Input = ActInputs['note.takeSignature']
type Taken = { readonly input: Input; readonly signer: TakenSigner }

function noSuchStep({ signingState }: Note, needed: readonly SignatureStep[], stepId: string) {
  if (signingState === 'Signed') return failed({ kind: 'locked', because: 'notes.locked' })
  return needed.some(({ id }) => id === stepId)
    ? refuse('/stepId', 'signatures.out-of-order', { subStatus: subStatuses.stepOutOfOrder })
    : refuse('/stepId', 'signatures.no-such-step')
}

async function signatureTaken(
  context: Context,
  { parts, steps, step }: SigningStep,
  { input, signer }: Taken,
): Promise<Outcome<Signature>> {
  // Where there was no session, there was no call either.
  const isCall = parts.session !== undefined && parts.session.encounter.mode !== 'InPerson'
  const mayBeSaid = isCall && steps.configuration.patientSignature.telehealth === 'VerbalAttestation'
  const how = await howSigned(context, input, { step, signer, mayBeSaid })
  if (!how.ok) return how
  const { profile } = context.actor
  const amendment = amendmentInRound(parts.note)?.id
  return succeeded({
    id: context.newId(),
    role: signedAs(step, signer.onBehalfOf),
    signer: signer.reference,
    ...(signer.onBehalfOf && { onBehalfOf: signer.onBehalfOf }),
    signedAt: context.now.iso,
    stepId: step.id,
    credentialsText: signer.name.slice(0, 120),
    ...how.value,
    ...(input.comment !== undefined && { comment: input.comment }),
    ...(input.witness !== undefined && { witness: input.witness }),
    ...(profile?.resourceType === 'Practitioner' && { takenBy: profile }),
    contentHash: input.contentHash,
    resourceVersion: parts.note.meta.versionId,
    ...(amendment !== undefined && { amendment }),
    ...deviceOf(context),
  })
}

type How = Pick<Signature, 'meaning' | 'method'> & Partial<Pick<Signature, 'strokes' | 'refusalReason'>>
type Asked = { readonly step: SignatureStep; readonly signer: TakenSigner; readonly mayBeSaid: boolean }

async function howSigned(
  context: Context,
  input: Input,
  { step, signer, mayBeSaid }: Asked,
): Promise<Outcome<How>> {
  if (input.refusalReason) return notSigned(context, input, step)
  switch (input.method) {
    case 'Drawn':
      return drawn(input, step)
    case 'Typed':
      return typed(input, step, signer)
    case 'System':
      return mayBeSaid ? said(input, step) : refuse('/method', 'signatures.not-aloud')
    default:
      return refuse('/method', 'signatures.other-method')
  }
}

function drawn({ strokes }: Input, { meaning, methods }: SignatureStep): Outcome<How> {
  if (!methods.includes('Drawn')) return refuse('/method', 'signatures.other-method')
  return strokes !== undefined && isDrawn(strokes)
    ? succeeded({ meaning, method: 'Drawn', strokes })
    : refuse('/strokes', 'signatures.nothing-drawn')
}

function typed({ name }: Input, { meaning, methods }: SignatureStep, signer: TakenSigner): Outcome<How> {
  if (!methods.includes('Typed')) return refuse('/method', 'signatures.other-method')
  return isNameOf(name, signer.family)
    ? succeeded({ meaning, method: 'Typed' })
    : refuse('/name', 'signatures.other-person', { parameters: { name: signer.name } })
}

function said({ comment = '' }: Input, { meaning }: SignatureStep): Outcome<How> {
  return comment.trim()
    ? succeeded({ meaning, method: 'System' })
    : refuse('/comment', 'signatures.say-what-was-said')
}

/** Why there is no signature, which stands where it would stand; the trail calls it a refusal. */
async function notSigned(context: Context, input: Input, step: SignatureStep): Promise<Outcome<How>> {
  if (step.allowDecline === false) return refuse('/refusalReason', 'signatures.no-decline')
  const given = { code: '', ...input.refusalReason, words: input.comment }
  const reason = await reasonIn(context, 'signature-refusal-reason', given)
  if (!reason.ok) return reason
  context.note({ detail: { event: 'patient-sign-refused' } })
  const meaning = reason.value.code === 'refused' ? 'Refused' : 'UnableToSign'
  return succeeded({ meaning, method: 'System', refusalReason: reason.value })
}

/** A line that somebody has drawn is a list of lists of numbers, and more than a dot. */
function isDrawn(strokes: string): boolean {
  try {
    const lines: unknown = JSON.parse(strokes)
    return Array.isArray(lines) && lines.some((line) => Array.isArray(line) && line.length > 3)
  } catch {
    return false
  }
}

/** A typed signature says at least the family name of the record. */
function isNameOf(name: string | undefined, family: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return name !== undefined && fold(name).includes(fold(family))
}
