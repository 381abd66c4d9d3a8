import { send } from '#client/api/send.ts'
import { signatureRefusalReason } from '#generated/lists/signature-refusal-reason.ts'
import type { Note } from '#generated/types/note.ts'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { Stroke } from '#shared/elements/people/strokes.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** What is entered while the signature of the patient or a guardian is taken. */
export type Taking = {
  readonly way: 'sign' | 'not' | 'aloud'
  /** A guardian's id; nothing: the patient. */
  readonly person: string
  readonly name: string
  readonly strokes: readonly Stroke[]
  readonly reason: string
  readonly comment: string
  readonly witness: string
  readonly credential: string
}

type Asked = { readonly step: OpenStep; readonly contentHash: string }

/** Hands the signature over, or what stands in its place. */
export async function askToTake(
  note: Note,
  { step, contentHash }: Asked,
  taking: Taking,
): Promise<Outcome<Note>> {
  const { patient } = note
  if (!patient) return failed({ kind: 'missing' })
  const { person, comment, witness, credential } = taking
  return send('note.takeSignature', {
    id: note.id,
    stepId: step.stepId,
    person:
      person === ''
        ? { id: patient.id, resourceType: 'Patient' }
        : { id: person, resourceType: 'RelatedPerson' },
    ...howOf(taking),
    ...(comment.trim() !== '' && { comment: comment.trim() }),
    ...(witness.trim() !== '' && { witness: witness.trim() }),
    contentHash,
    credential,
  })
}

function howOf({ way, strokes, name, reason }: Taking) {
  if (way === 'aloud') return { method: 'System' as const }
  if (way === 'not') {
    const display = signatureRefusalReason.items.find(({ code }) => code === reason)?.display ?? ''
    return { method: 'System' as const, refusalReason: { code: reason, display } }
  }
  const typed = name.trim() === '' ? {} : { name: name.trim() }
  return strokes.length > 0
    ? { method: 'Drawn' as const, strokes: JSON.stringify(strokes), ...typed }
    : { method: 'Typed' as const, ...typed }
}
