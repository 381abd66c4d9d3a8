import type { Instant } from '#server/stores/instant.ts'
import type { Stores } from '#server/stores/store.ts'
import { hasAuthority } from '#shared/consents/has-authority.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'

type Asking = { readonly actor: Actor; readonly stores: Stores; readonly now: Instant }

/** Of people of the portal, who decides for a patient: the patient, and by a verified legal authority that holds today somebody who stands by the patient. Nearness alone is none. */
export async function actsForPatient(
  { actor, stores, now }: Asking,
  patientId: string,
): Promise<Outcome<boolean>> {
  const { profile } = actor
  if (profile?.resourceType === 'Patient') return succeeded(profile.id === patientId)
  if (profile?.resourceType !== 'RelatedPerson') return succeeded(false)
  const found = await stores.of('RelatedPerson').get(profile.id)
  if (!found.ok) return found.failure.kind === 'missing' ? succeeded(false) : found
  const { value: related } = found
  return succeeded(related.patient.id === patientId && hasAuthority(related, now.iso.slice(0, 10)))
}
