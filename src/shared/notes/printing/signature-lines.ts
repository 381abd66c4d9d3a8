import type { Signature } from '#generated/types/signature.ts'
import type { NoteSpeech } from './note-speech.ts'

/** What is said of a signature: who signed, as what and when, what stands beside it, and by what the content is recognized. */
export type SignatureLines = {
  readonly who: string
  readonly what: string
  /** When and in which zone; absent where nobody has signed. */
  readonly when?: string
  readonly beside: readonly string[]
  readonly code: string
  /** Why it does not count any more. */
  readonly invalid?: string
}

/** Tells of a signature; one of the author after `due` is a late entry. */
export function signatureLines(
  signature: Signature,
  due: string | undefined,
  { say, moments }: NoteSpeech,
): SignatureLines {
  const { signedAt: at, invalidated } = signature
  const meaning = say(`enumeration.SignatureMeaning.${signature.meaning}`)
  return {
    who: signature.credentialsText ?? signature.signer.display ?? '',
    what: `${meaning} · ${say(`enumeration.SignerRole.${signature.role}`)}`,
    ...(at !== undefined && { when: `${moments.dateAndTime(at)} ${moments.timezone}` }),
    beside: [...(isLate(signature, due) ? [say('note.late-entry')] : []), ...beside(signature, say)],
    code: say('note.hash', { hash: signature.contentHash }),
    ...(invalidated && { invalid: say('note.signature-invalid', { reason: invalidated.reason }) }),
  }
}

/** Has the author signed the note itself after the time that the practice gives? An amendment has a time of its own and makes no late entry of it. */
export function isLate(
  { role, signedAt, amendment }: Pick<Signature, 'role' | 'signedAt' | 'amendment'>,
  due: string | undefined,
): boolean {
  return (
    role === 'Author' &&
    amendment === undefined &&
    due !== undefined &&
    signedAt !== undefined &&
    signedAt > due
  )
}

/** For whom it was made (a patient, or a colleague who is absent), who took it, why there is none, what was said. */
function beside(signature: Signature, say: NoteSpeech['say']): readonly string[] {
  const { onBehalfOf, delegateOf, takenBy, refusalReason, witness, comment, amendment } = signature
  return [
    amendment !== undefined && say('note.signs-amendment'),
    onBehalfOf && say('note.signed-on-behalf', { name: onBehalfOf.display ?? '' }),
    delegateOf && say('note.signed-for', { name: delegateOf.display ?? '' }),
    refusalReason && say('note.not-signed-because', { reason: refusalReason.text ?? refusalReason.display }),
    takenBy && say('note.taken-by', { name: takenBy.display ?? '' }),
    witness !== undefined && say('note.witnessed-by', { name: witness }),
    comment,
  ].filter((line) => typeof line === 'string')
}
