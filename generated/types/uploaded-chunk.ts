// Generated from schemas/types/uploaded-chunk.json by npm run generate. Edits are lost.
/** A part of a file that is being uploaded, as it lies on the server. */
export type UploadedChunk = {
  /** Its place in the file, from 0. */
  readonly number: number
  /** In bytes. */
  readonly size: number
  /** Its SHA-256, in hexadecimal digits. */
  readonly hash: string
}
