import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Context } from '#server/operations/handler.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { maySign, openSteps, type SignerFacts, stepsFor } from '#shared/notes/sign-steps.ts'
import { stepFacts } from '#shared/notes/step-facts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { pinned } from './optional.ts'
import { practicePreferences } from './practice-preferences.ts'

/** The steps of one note as they stand now. */
export type SigningSteps = {
  readonly configuration: SignatureConfiguration
  /** All steps whose condition holds. */
  readonly needed: readonly SignatureStep[]
  /** Those that somebody may sign now. */
  readonly open: readonly SignatureStep[]
  /** Those that the acting person may sign now. */
  readonly mine: readonly SignatureStep[]
}

/** Who has to sign this note, whose turn it is, and what of it is open to the acting person. */
export async function stepsOpenTo(context: Context, parts: NoteParts): Promise<Outcome<SigningSteps>> {
  const configuration = await pinned(context, 'SignatureConfiguration', parts.note.signatureConfiguration)
  if (!configuration.ok) return configuration
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const signer = await signerOf(context, parts)
  if (!signer.ok) return signer

  const facts = stepFacts(parts, preferences.value.ageOfMajority)
  const needed = stepsFor(configuration.value.steps, facts)
  const open = openSteps(needed, parts.note.signatures)
  const mine = open.filter((step) => maySign(step, signer.value, facts))
  return succeeded({ configuration: configuration.value, needed, open, mine })
}

/** The acting profile's roles, and its licences in force on the date of service. */
async function signerOf(context: Context, { note }: NoteParts): Promise<Outcome<SignerFacts>> {
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return succeeded({ profileId: profile?.id ?? '', roles: [], licenses: [] })

  const practitioner = await context.stores.of('Practitioner').get(profile.id)
  if (!practitioner.ok) return practitioner
  const { roles, licenses = [] } = practitioner.value
  return succeeded({
    profileId: profile.id,
    roles: roles.map((role) => role.id),
    licenses: licenses
      .filter((licence) => (licence.expires ?? note.serviceDate) >= note.serviceDate)
      .map((licence) => licence.type.code),
  })
}
