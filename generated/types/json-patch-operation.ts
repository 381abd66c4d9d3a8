// Generated from schemas/types/json-patch-operation.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** One operation of a JSON Patch (RFC 6902). */
export type JsonPatchOperation = {
  readonly op: ('add' | 'remove' | 'replace' | 'move' | 'copy' | 'test')
  readonly path: string
  readonly from?: string
  readonly value?: Json
}
