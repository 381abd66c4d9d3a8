import type { CredentialKind } from '#server/accounts/people/credential-rows-query.ts'
import { seal, unseal } from '#server/stores/seal.ts'

/** Whose credential it is, and of which kind: sealed for one it opens for no other. */
type Bound = { readonly personId: string; readonly kind: CredentialKind }

/** A second factor as its row keeps it: sealed with the installation's key, so that the database and its copies neither tell a key nor take in another one. */
export function sealed(sealing: Uint8Array, value: unknown, bound: Bound): Uint8Array {
  return Buffer.from(seal(sealing, value, boundTo(bound)))
}

/** What a row keeps; undefined when it was sealed elsewhere, or for somebody else. */
export function unsealed(sealing: Uint8Array, secret: Uint8Array, bound: Bound): unknown {
  return unseal(sealing, Buffer.from(secret).toString('utf8'), boundTo(bound))
}

function boundTo({ personId, kind }: Bound): string {
  return `credential ${personId} ${kind}`
}
