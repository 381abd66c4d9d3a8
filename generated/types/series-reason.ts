// Generated from schemas/types/series-reason.json by npm run generate. Edits are lost.
/** Why an appointment of a series is left out or not done. */
export type SeriesReason = {
  /** The id of the sentence that says it. */
  readonly code: string
  /** What it meets, as far as the asker may see it. */
  readonly other?: string
  /** What else the sentence names: a place, a person, an enrollment. */
  readonly parameters?: {
    readonly [k: string]: string
  }
}
