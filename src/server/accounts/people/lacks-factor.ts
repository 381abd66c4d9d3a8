import { credentialRows } from './credential-rows-query.ts'
import type { AccountsNeeds, Standing } from './standing.ts'

/** Does the practice demand a second factor of its staff, and whoever is signed in has set up none? Then nothing is open but setting one up. */
export async function lacksFactor(
  { database }: Pick<AccountsNeeds, 'database'>,
  { personId }: { readonly personId: string },
  { mfaRequired, rights }: Pick<Standing, 'mfaRequired' | 'rights'>,
): Promise<boolean> {
  if (!mfaRequired || rights.profile.resourceType !== 'Practitioner') return false
  const kinds = ['totp', 'passkey'] as const
  const rows = await database.asOwner((transaction) => credentialRows(transaction, personId, { kinds }))
  return rows.length === 0
}
