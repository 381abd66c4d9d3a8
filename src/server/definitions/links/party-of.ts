import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Stores } from '#server/stores/store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** Somebody who fills in a packet and is no staff. */
export type Party = Patient | RelatedPerson

/** The record of an assignee. */
export async function partyOf(
  stores: Stores,
  { id, resourceType }: { readonly id: string; readonly resourceType: string },
): Promise<Outcome<Party>> {
  if (resourceType === 'Patient') return stores.of('Patient').get(id)
  return resourceType === 'RelatedPerson' ? stores.of('RelatedPerson').get(id) : failed({ kind: 'missing' })
}

/** The ZIP code of the address that counts now. */
export function zipOf({ addresses = [] }: Party): string | undefined {
  const current = addresses.find(({ period }) => period?.end === undefined) ?? addresses[0]
  return current?.postalCode?.slice(0, 5)
}

/**
 * What is asked of somebody beside the link. Where the record does not know what the packet wants to be asked, a code is made:
 * never less is asked than the packet wants.
 */
export function askedOf(wanted: IdentityCheck, party: Party): IdentityCheck {
  if (wanted === 'None' || wanted === 'Code') return wanted
  const isKnown = party.birthDate !== undefined && (wanted === 'BirthDate' || zipOf(party) !== undefined)
  return isKnown ? wanted : 'Code'
}
