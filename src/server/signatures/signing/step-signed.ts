import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { keepCharting } from '#server/note-parts/charting/charting-of.ts'
import { isTaken } from '#server/note-parts/signing-steps.ts'
import type { Context } from '#server/operations/handler.ts'
import { keepPlanOutcomes } from '#server/signatures/signing/keep-plan-outcomes.ts'
import { amendmentInRound, sectionsInRound, signaturesInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { isLastRequired } from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { waitsForMembers } from './complete-group.ts'
import { policiesOf } from './count-units.ts'
import { finishSession } from './finish-session.ts'
import { judgedForSigning } from './judged-for-signing.ts'
import type { Signing, SigningStep } from './signing.ts'
import { writeManifest } from './write-manifest-query.ts'

/**
 * One step of a note is signed: every rule is asked again, the first signature locks the note, and the last required one makes
 * it final, finishes its session, keeps its ratings with the care plan and writes into the chart what its questions ask for, or puts its amendment in force.
 */
export async function stepSigned(
  context: Context,
  signing: SigningStep & Pick<Signing['input'], 'overrides'>,
  made: () => Promise<Outcome<Signature>>,
): Promise<Outcome<Note>> {
  const { parts } = signing
  const policies = await policiesOf(context, parts)
  if (!policies.ok) return policies
  const results = await judgedForSigning(context, signing)
  if (!results.ok) return results
  const signature = await made()
  if (!signature.ok) return signature
  const waits = await waitsForMembers(context, parts.note)
  if (!waits.ok) return waits
  const signed = signedNote(context, signing, {
    signature: signature.value,
    ruleResults: results.value,
    waits: waits.value,
  })
  if (!signed.ok) return signed

  const stored = await written(context, signing, { ...signed.value, signature: signature.value })
  if (!stored.ok || !signed.value.isLast) return stored
  const finished = await finishSession(context, parts, policies.value)
  if (!finished.ok) return finished
  const kept = await keepPlanOutcomes(context, stored.value)
  if (!kept.ok) return kept
  const charted = await keepCharting(context, parts, stored.value)
  return charted.ok ? stored : charted
}

type Signed = { readonly next: Note; readonly isLast: boolean }

function signedNote(
  context: Context,
  { parts, steps, step }: SigningStep,
  {
    signature,
    ruleResults,
    waits,
  }: {
    readonly signature: Signature
    readonly ruleResults: NonNullable<Note['ruleResults']>
    readonly waits: boolean
  },
): Outcome<Signed> {
  const { note } = parts
  const isFinal = note.signingState === 'Signed'
  const isLast = !isFinal && !waits && isLastRequired(steps.needed, signaturesInRound(note), step.id)
  const act = isLast ? 'signLast' : 'sign'
  const state = stateAfter(note.signingState, isFinal ? 'signLater' : act)
  if (!state.ok) return state

  const field = isTaken(step) ? 'patientSignatures' : 'signatures'
  const isAmended = isLast && amendmentInRound(note) !== undefined
  const next: Note = {
    ...note,
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

async function written(
  context: Context,
  { parts, steps, step }: SigningStep,
  { next, isLast, signature }: Signed & { readonly signature: Signature },
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
    methodStrength: signature.method === 'Password' ? 'password' : 'witnessed',
    ...(isTaken(step) && {
      takenBy: actor.profile?.id ?? null,
      refusal: signature.refusalReason?.code ?? null,
    }),
    ...(signature.delegateOf && { delegateOf: signature.delegateOf.id }),
    ...(amendment && { amendment: amendment.id, reason: amendment.reason.code }),
  }
}
