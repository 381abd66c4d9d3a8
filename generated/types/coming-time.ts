// Generated from schemas/types/coming-time.json by npm run generate. Edits are lost.
/** A time that is taken elsewhere and still to come; with its title for its owner alone. */
export type ComingTime = {
  readonly start: string
  readonly end: string
  readonly title?: string
}
