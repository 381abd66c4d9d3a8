import { createHash } from 'node:crypto'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { batchOf } from './batch-of.ts'

type Said = Readonly<Record<string, unknown>>

/**
 * What a passkey is asked about, as one hash: an operation and all that is said to it but the credential. So an answer signs this note as it was read, and does nothing else.
 * Of several that are signed by one word it is the list, which is the same for each of them.
 */
export function aboutCall(operation: string, said: Said): string {
  const { credential: _, ...rest } = batchOf(operation, said) ? withoutOwn(said) : said
  const plain: JsonObject = JSON.parse(JSON.stringify(rest))
  return createHash('sha256')
    .update(canonicalJson({ operation, said: plain }))
    .digest('hex')
}

function withoutOwn({ id: _id, stepId: _step, meaning: _meaning, contentHash: _hash, ...rest }: Said): Said {
  return rest
}
