// Generated from schemas/types/meta.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Reference } from './reference.ts'

/** What the server knows about a row. */
export type Meta = {
  readonly versionId: string
  readonly lastModified: string
  readonly lastModifiedBy?: Reference
  readonly isDeleted?: boolean
  readonly isHistorical?: boolean
  readonly hasTransformations?: boolean
  readonly resourceSystem: string
  readonly created: string
  readonly createdBy?: Reference
  readonly securityLabels?: readonly CodedValue[]
  /** The number of the last upcast step that the row has been through; absent as long as its type has had none. */
  readonly shape?: number
}
