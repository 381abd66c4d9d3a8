// Generated from schemas/types/reference.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** The stub of another row. Stored without display; a pinned reference names the version. */
export type Reference = {
  readonly id: string
  readonly resourceType: string
  readonly display?: string
  readonly partition?: string
  readonly versionId?: string
  /** Only in answers with expand. */
  readonly resource?: {
    readonly [k: string]: Json
  }
}
