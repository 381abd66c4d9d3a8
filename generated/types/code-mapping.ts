// Generated from schemas/types/code-mapping.json by npm run generate. Edits are lost.
/** The code of something in another system. */
export type CodeMapping = {
  readonly system: string
  readonly code: string
  readonly display?: string
}
