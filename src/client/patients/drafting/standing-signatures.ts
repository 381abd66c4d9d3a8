import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Signature } from '#generated/types/signature.ts'
import { signaturesOf, validSignatures } from '#shared/notes/steps-for.ts'

/** The signatures under a plan that count, those of the staff and those of the patient. */
export function standingSignatures(plan: CarePlan): readonly Signature[] {
  return validSignatures(signaturesOf(plan))
}

/** Who has signed a plan, by the name under it, each once. */
export function signersOf(plan: CarePlan): string {
  const names = standingSignatures(plan).map(
    ({ signer, credentialsText }) => credentialsText || (signer.display ?? ''),
  )
  return [...new Set(names)].join('; ')
}
