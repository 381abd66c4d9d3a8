import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { wantNoteCopy } from '#server/note-parts/paper/want-copy.ts'
import type { Context } from '#server/operations/handler.ts'
import { amendmentInRound, sectionsInRound, signaturesInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { isLastRequired, isTaken } from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { nowFinal, waitsForMembers } from './complete-group.ts'
import { type Counting, countingOf, nothingCounted } from './count-units.ts'
import { judgedForSigning } from './judged-for-signing.ts'
import type { Signing, SigningStep } from './signing.ts'
import { strengthOf } from './strength-of.ts'
import { writeManifest } from './write-manifest-query.ts'

type Asked = SigningStep & Pick<Signing['input'], 'overrides'>

/** A step that may be signed: what the rules said of the note, the signature that it gets, and by what its session is counted where that finishes it. */
export type JudgedStep = SigningStep & {
  readonly counting: Counting
  readonly ruleResults: NonNullable<Note['ruleResults']>
  readonly signature: Signature
}

/**
 * One step of a note is signed: every rule is asked again, the first signature locks the note, and the last required one makes
 * it final, finishes its session, keeps its ratings with the care plan and writes into the chart what its questions ask for, or puts its amendment in force.
 */
export async function stepSigned(
  context: Context,
  signing: Asked,
  made: () => Promise<Outcome<Signature>>,
): Promise<Outcome<Note>> {
  const judged = await judgedStep(context, signing, made)
  return judged.ok ? keepSignedStep(context, judged.value) : judged
}

/** The first half of it, which writes nothing. */
export async function judgedStep(
  context: Context,
  signing: Asked,
  made: () => Promise<Outcome<Signature>>,
): Promise<Outcome<JudgedStep>> {
  const { parts, steps, step } = signing
  const isLast = isLastOf(parts.note, signing)
  const counting = isLast ? await countingOf(context, parts) : succeeded(nothingCounted)
  if (!counting.ok) return counting
  const results = await judgedForSigning(context, signing)
  if (!results.ok) return results
  const signature = await made()
  if (!signature.ok) return signature
  return succeeded({
    ...{ parts, steps, step, counting: counting.value },
    ruleResults: results.value,
    signature: signature.value,
  })
}

/** The second half: what was judged is kept. */
export async function keepSignedStep(context: Context, judged: JudgedStep): Promise<Outcome<Note>> {
  const { parts } = judged
  const waits = await waitsForMembers(context, parts.note)
  if (!waits.ok) return waits
  const signed = signedNote(context, judged, waits.value)
  if (!signed.ok) return signed

  const stored = await written(context, judged, signed.value)
  if (!stored.ok) return stored
  await wantNoteCopy(context, parts.note, stored.value)
  if (!signed.value.isLast) return stored
  const final = await nowFinal(context, parts, { note: stored.value, counting: judged.counting })
  return final.ok ? stored : final
}

type Signed = { readonly next: Note; readonly isLast: boolean }

function signedNote(
  context: Context,
  { parts, steps, step, signature, ruleResults }: JudgedStep,
  waits: boolean,
): Outcome<Signed> {
  const { note } = parts
  const isFinal = note.signingState === 'Signed'
  const isLast = !waits && isLastOf(note, { steps, step })
  const act = isLast ? 'signLast' : 'sign'
  const state = stateAfter(note.signingState, isFinal ? 'signLater' : act)
  if (!state.ok) return state

  const field = isTaken(step) ? 'patientSignatures' : 'signatures'
  const isAmended = isLast && amendmentInRound(note) !== undefined
  const next: Note = {
    ...withoutLeft(note, isLast),
    signingState: state.value,
    status: isAmended ? 'Amended' : reportStatusOf(state.value, note.status),
    sections: isLast ? sectionsInRound(note) : note.sections,
    [field]: [...(note[field] ?? []), signature],
    firstSignedAt: note.firstSignedAt ?? context.now.iso,
    ...(isLast && !isAmended ? { finalAt: context.now.iso } : {}),
    ruleResults,
  }
  return succeeded({ next, isLast })
}

/** Is it the last signature that the note has waited for? */
function isLastOf(note: Note, { steps, step }: Pick<SigningStep, 'steps' | 'step'>): boolean {
  const isFinal = note.signingState === 'Signed'
  return !isFinal && isLastRequired(steps.needed, signaturesInRound(note), step.id)
}

/** What stayed in the chart when the note was taken back is the note's own again once it is final again. */
function withoutLeft(note: Note, isFinal: boolean): Note {
  const { leftInChart: _left, ...rest } = note
  return isFinal ? rest : note
}

async function written(
  context: Context,
  { parts, steps, step, signature }: JudgedStep,
  { next, isLast }: Signed,
): Promise<Outcome<Note>> {
  const { note } = parts
  const isOpen = note.signingState === 'ReadyToSign' || note.signingState === 'PartiallySigned'
  const locks = isLast || !isOpen || steps.configuration.lockAfterFirstSignature
  const stored = await context.stores
    .of('Note')
    .update({ id: note.id, versionId: note.meta.versionId }, next, {
      history: 'keep',
      ...(locks ? { lock: 'lock' as const } : {}),
    })
  if (!stored.ok) return stored

  const manifest = await writeManifest(context, {
    signed: note,
    note: stored.value,
    encounter: parts.session?.encounter,
    locks,
    facts: factsOf(context, { note, step, signature }),
  })
  return manifest.ok ? stored : manifest
}

type Facts = { readonly note: Note; readonly step: SignatureStep; readonly signature: Signature }

/** What the manifest says of the signing itself. */
function factsOf({ actor }: Context, { note, step, signature }: Facts): JsonObject {
  const amendment = amendmentInRound(note)
  return {
    act: 'sign',
    signature: signature.id,
    signer: signature.signer.id,
    printedName: signature.credentialsText ?? '',
    role: signature.role,
    meaning: signature.meaning,
    step: step.id,
    attestation: step.attestationText ?? null,
    method: signature.method,
    methodStrength: strengthOf(signature.method),
    ...(isTaken(step) && {
      takenBy: actor.profile?.id ?? null,
      refusal: signature.refusalReason?.code ?? null,
    }),
    ...(signature.delegateOf && { delegateOf: signature.delegateOf.id }),
    ...(amendment && { amendment: amendment.id, reason: amendment.reason.code }),
  }
}
