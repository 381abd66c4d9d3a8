// Generated from schemas/types/content.json by npm run generate. Edits are lost.
/** Bytes kept outside the row, named by their hash. */
export type Content = {
  readonly contentType: string
  readonly url: string
  /** SHA-256 of the bytes that are kept. */
  readonly hash: string
  readonly size: number
  readonly title?: string
  readonly created?: string
  readonly pageCount?: number
}
