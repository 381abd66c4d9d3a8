// Generated from schemas/types/list-column.json by npm run generate. Edits are lost.
/** A column of a saved list. */
export type ListColumn = {
  /** The field, by dots. */
  readonly path: string
  readonly label?: string
  /** In pixels. */
  readonly width?: number
  /** How values are shown, for example a date format. */
  readonly format?: string
}
