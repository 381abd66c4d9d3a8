// Generated from schemas/types/annotation.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** A remark with its author and time; remarks are only added. */
export type Annotation = {
  readonly id: string
  readonly author?: Reference
  readonly time?: string
  readonly text: string
  readonly pinned?: boolean
}
