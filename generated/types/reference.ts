// Generated from schemas/types/reference.json by npm run generate. Edits are lost.
/** The stub of another row. Stored without display; a pinned reference names the version. */
export interface Reference {
  readonly id: string
  readonly resourceType: string
  readonly display?: string
  readonly partition?: string
  readonly versionId?: string
  /** Only in answers with expand. */
  readonly resource?: {
    readonly [k: string]: unknown
  }
}
