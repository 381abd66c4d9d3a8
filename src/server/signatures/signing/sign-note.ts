import type { Note } from '#generated/types/note.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { contentHash } from '#server/note-parts/digest.ts'
import { holdSession } from '#server/note-parts/frozen/hold-session-query.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { readingTogether } from '#server/note-parts/reading-together.ts'
import { type SigningSteps, stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import { withMemory } from '#server/note-parts/with-memory.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { methodOf, takesMethod } from '#shared/passwords/method-of.ts'
import { bulkDoubt } from './bulk-doubt.ts'
import { completeGroup, groupDoubt, togetherDoubt } from './complete-group.ts'
import { signatureOf } from './signature-of.ts'
import type { Signing } from './signing.ts'
import { type JudgedStep, judgedStep, keepSignedStep } from './step-signed.ts'

/**
 * S3 No signature without the signer's credential in the call itself, and none over content that the signer has not seen:
 * the credential was checked before the transaction opened; then the hash, the step and its order, the meaning and the method, then every rule again.
 * One of several notes that are signed by one word has more to fulfil (`bulkDoubt`).
 * Parts of a shared note may be signed with it by the same word, each over its own content, all or none, where its definition does not want each signed by itself.
 * The first signature locks the note; the last required one makes it final and finishes its session, which nobody changes meanwhile.
 */
export const signNote: Handler<'note.sign'> = async (given, { parts = [], ...input }) => {
  const context = parts.length === 0 ? given : withMemory(given)
  const note = await context.stores.of('Note').get(input.id)
  if (!note.ok) return note
  if (note.value.encounter) await holdSession(context, note.value.encounter.id)
  const isBulk = input.isBulk === true || input.batch !== undefined
  const doubt = isBulk ? await bulkDoubt(context, note.value, input) : succeeded(undefined)
  if (!doubt.ok) return doubt
  const alone = parts.length > 0 ? await togetherDoubt(context, note.value) : doubt
  if (!alone.ok) return alone

  const together = new Set([input.id, ...parts.map((part) => part.note.id)])
  const inputs = parts.map((part) => ({ ...input, ...part, id: part.note.id }))
  const signedParts = await signParts(context, inputs, { note: note.value, together })
  if (!signedParts.ok) return signedParts
  const signed = await signedAlone(context, input, { note: note.value, together })
  if (!signed.ok || note.value.composition === 'Individual') return signed
  const whole = await completeGroup(context, signed.value)
  return whole.ok ? context.stores.of('Note').get(input.id) : whole
}

type Together = { readonly note: Note; readonly together: ReadonlySet<string> }

/**
 * The parts of a shared note by the same step, each with its own signature over its own content; the first one that may not be signed
 * refuses all. The parts of a group's members are judged beside each other, before any of them is written: each is about another
 * patient, so what one of them writes is not what another is judged by. The services of one patient are judged one after the other.
 */
async function signParts(
  context: Context,
  inputs: readonly Signing['input'][],
  { note, together }: Together,
): Promise<Outcome<void>> {
  const areBeside = note.composition === 'Group'
  const reading = areBeside ? readingTogether(context) : context
  const judge = (input: Signing['input']) => judgedPart(reading, input, { note, together })
  const beside = areBeside ? await Promise.all(inputs.map(judge)) : []
  const patients = new Set<string>()
  for (const [index, input] of inputs.entries()) {
    const known = beside[index]
    const stands = known && isFirstOfPatient(known, patients)
    const judged = stands ? known : await judgedPart(context, input, { note, together })
    if (!judged.ok) return judged
    const signed = await keepSignedStep(context, judged.value)
    if (!signed.ok) return signed
  }
  return succeeded(undefined)
}

/** Of somebody who is there twice the second part is judged again, by what the first one has written. */
function isFirstOfPatient(judged: Outcome<JudgedStep>, patients: Set<string>): boolean {
  if (!judged.ok) return true
  const patient = judged.value.parts.note.patient?.id ?? ''
  if (patients.has(patient)) return false
  patients.add(patient)
  return true
}

/** A part of the same shared note. */
async function judgedPart(
  context: Context,
  input: Signing['input'],
  { note: first, together }: Together,
): Promise<Outcome<JudgedStep>> {
  const note = await context.stores.of('Note').get(input.id)
  if (!note.ok) return note
  const whole = first.partOf?.id ?? first.id
  if (note.value.composition === 'Individual' || (note.value.partOf?.id ?? note.value.id) !== whole)
    return refuse('/parts', 'signatures.not-of-this-note', { subStatus: subStatuses.referenceWrong })
  return judgedAlone(context, input, { note: note.value, together })
}

async function signedAlone(
  context: Context,
  input: Signing['input'],
  asked: Together,
): Promise<Outcome<Note>> {
  const judged = await judgedAlone(context, input, asked)
  return judged.ok ? keepSignedStep(context, judged.value) : judged
}

async function judgedAlone(
  context: Context,
  input: Signing['input'],
  { note, together }: Together,
): Promise<Outcome<JudgedStep>> {
  const doubt = await groupDoubt(context, note, together)
  if (!doubt.ok) return doubt
  if (doubt.value === 'changed') return changedSince(note)
  const signing = await prepared(context, input, note)
  if (!signing.ok) return signing
  return judgedStep(context, { ...signing.value, overrides: input.overrides ?? [] }, () =>
    signatureOf(context, signing.value),
  )
}

async function prepared(context: Context, input: Signing['input'], note: Note): Promise<Outcome<Signing>> {
  const act = stateAfter(note.signingState, 'sign')
  if (!act.ok)
    return note.signingState === 'Signed' ? failed({ kind: 'locked', because: 'notes.locked' }) : act

  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  if (contentHash(note, parts.value.session?.encounter) !== input.contentHash) return changedSince(note)

  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  const step = chosenStep(steps.value, input)
  return step.ok ? succeeded({ input, parts: parts.value, steps: steps.value, step: step.value }) : step
}

/** The content is not what the signer has seen: read it again. */
export function changedSince(note: Note) {
  const findings = [blocking('/contentHash', 'signatures.content-changed')]
  return failed({
    kind: 'conflict',
    because: 'signatures.content-changed',
    subStatus: subStatuses.versionChanged,
    versionId: note.meta.versionId,
    findings,
  })
}

/** The step by its id, when it is its turn and the acting person's to sign, with the meaning and a method that it names. */
function chosenStep(steps: SigningSteps, input: Signing['input']): Outcome<SignatureStep> {
  const step = steps.needed.find((each) => each.id === input.stepId)
  if (!step) return refuse('/stepId', 'signatures.no-such-step')
  if (!steps.open.includes(step)) return outOfOrder()
  if (!steps.mine.includes(step))
    return failed({ kind: 'forbidden', permission: `SignatureStep:${step.who}` })
  if (step.meaning !== input.meaning) return refuse('/meaning', 'signatures.other-meaning')
  if (input.method !== methodOf(input.credential) || !takesMethod(step.methods, input.method))
    return refuse('/method', 'signatures.other-method')
  return succeeded(step)
}

function outOfOrder() {
  return refuse('/stepId', 'signatures.out-of-order', { subStatus: subStatuses.stepOutOfOrder })
}
