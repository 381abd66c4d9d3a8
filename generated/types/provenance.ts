// Generated from schemas/types/provenance.json by npm run generate. Edits are lost.
import type { ElementId } from './element-id.ts'
import type { Reference } from './reference.ts'
import type { TextSource } from '../enumerations/text-source.ts'

/** Where a piece of text came from. */
export type Provenance = {
  readonly sectionId: string
  readonly elementId?: ElementId
  readonly source: TextSource
  readonly from?: Reference
  readonly at: string
}
