import { hkdfSync } from 'node:crypto'

/**
 * What a browser seals its unsent work with (`src/client/README.md`, "The key of unsent work comes with the session"): the
 * person's own secret, the same at each sign-in, told only to a live session of that person; and one for this session alone,
 * which only its token makes. Of the token the server keeps the hash, so that secret is forgotten with the session. Neither
 * stands in the database.
 */
export function deviceSecretsOf(
  sealing: Uint8Array,
  { personId, token }: { readonly personId: string; readonly token: string },
): { readonly person: string; readonly session: string } {
  return {
    person: derived(sealing, personId, 'goldthread device of a person'),
    session: derived(sealing, token, 'goldthread device of a session'),
  }
}

function derived(key: Uint8Array, salt: string, what: string): string {
  return Buffer.from(hkdfSync('sha256', key, salt, what, 32)).toString('base64url')
}
