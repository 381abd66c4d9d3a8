// Generated from schemas/types/amendment.json by npm run generate. Edits are lost.
import type { AmendmentKind } from '../enumerations/amendment-kind.ts'
import type { CodedValue } from './coded-value.ts'
import type { JsonPatchOperation } from './json-patch-operation.ts'
import type { Reference } from './reference.ts'
import type { Signature } from './signature.ts'

/** A correction or an addition to a signed note. */
export type Amendment = {
  readonly id: string
  readonly kind: AmendmentKind
  readonly reason: CodedValue
  readonly text?: string
  readonly sectionChanges?: readonly JsonPatchOperation[]
  readonly author: Reference
  readonly at: string
  readonly signature?: Signature
}
