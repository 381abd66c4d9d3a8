// Generated from schemas/types/moved-rows.json by npm run generate. Edits are lost.
/** How many records of a type move. */
export type MovedRows = {
  readonly type: string
  readonly count: number
}
