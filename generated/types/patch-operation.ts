// Generated from schemas/types/patch-operation.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** One operation of a patch, as RFC 6902 says. */
export type PatchOperation = {
  readonly op: ('add' | 'remove' | 'replace' | 'move' | 'copy' | 'test')
  readonly path: string
  readonly from?: string
  readonly value?: Json
}
