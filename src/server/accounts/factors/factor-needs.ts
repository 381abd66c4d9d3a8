import type { AccountsNeeds } from '#server/accounts/people/standing.ts'

/** What second factors need of the world: beside the rest the key with which they are sealed. */
export type FactorNeeds = AccountsNeeds & { readonly keys: { readonly sealing: Uint8Array } }
