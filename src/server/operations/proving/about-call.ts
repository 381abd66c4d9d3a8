import { createHash } from 'node:crypto'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** What a passkey is asked about, as one hash: an operation and all that is said to it but the credential. So an answer signs this note as it was read, and does nothing else. */
export function aboutCall(operation: string, said: Readonly<Record<string, unknown>>): string {
  const { credential: _, ...rest } = said
  const plain: JsonObject = JSON.parse(JSON.stringify(rest))
  return createHash('sha256')
    .update(canonicalJson({ operation, said: plain }))
    .digest('hex')
}
