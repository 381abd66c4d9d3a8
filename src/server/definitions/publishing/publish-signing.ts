import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { publishPlainRow } from './publish-plain.ts'
import { usablePart } from './usable-part.ts'

/** What a definition of notes says of signing them. */
type Signed = {
  readonly signatureConfiguration: Reference
  readonly noteRules?: readonly Reference[] | undefined
}

/** Who signs and which rules hold for notes of a definition: each in use from now on, and checked as it is when it is published alone. */
export async function publishSigning(
  context: Context,
  { signatureConfiguration, noteRules = [] }: Signed,
): Promise<Outcome<void>> {
  const signing = await usablePart(context, {
    ...{ type: 'SignatureConfiguration', reference: signatureConfiguration },
    place: '/signatureConfiguration',
    publishRow: (_, draft) => publishPlainRow(context, 'SignatureConfiguration', draft),
  })
  if (!signing.ok) return signing
  for (const [index, reference] of noteRules.entries()) {
    const rule = await usablePart(context, {
      ...{ type: 'NoteRule', reference, place: `/noteRules/${index}` },
      publishRow: (_, draft) => publishPlainRow(context, 'NoteRule', draft),
    })
    if (!rule.ok) return rule
  }
  return succeeded(undefined)
}
