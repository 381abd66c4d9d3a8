// Generated from schemas/types/json-patch-operation.json by npm run generate. Edits are lost.
/** One operation of a JSON Patch (RFC 6902). */
export interface JsonPatchOperation {
  readonly op: ('add' | 'remove' | 'replace' | 'move' | 'copy' | 'test')
  readonly path: string
  readonly from?: string
  readonly value?: unknown
}
