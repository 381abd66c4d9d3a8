// Generated from schemas/types/imported-calendar.json by npm run generate. Edits are lost.
/** A calendar elsewhere whose times count as busy here: how many are still to come, and when the file was imported. */
export type ImportedCalendar = {
  readonly name: string
  readonly importedAt: string
  readonly count: number
  readonly through?: string
}
