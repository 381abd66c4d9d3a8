import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/**
 * Proves to the row policies that this server means exactly what is said: a locked row's next content, a manifest, a version for the
 * history. The key stands in a table that the application's role cannot read, so nobody who only speaks SQL as that role can
 * prove anything, whatever he sets.
 */
export type Prove = (said: string) => string

/** Reads the proving key as the owner; the function `goldthread_proven` and the view `proven_version` of the database do the same with it. */
export async function readProving(client: ClientBase): Promise<Prove> {
  const { rows } = await client.query<{ inner_key: Buffer; outer_key: Buffer }>(
    'select inner_key, outer_key from proving_key',
  )
  const [key] = rows
  if (!key) throw new Error('The table proving_key is empty; a migration has filled it.')
  return (said) => hash(key.outer_key, hash(key.inner_key, Buffer.from(said, 'utf8'))).toString('hex')
}

/** How a text stands in a proof. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function hash(key: Uint8Array, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest()
}
