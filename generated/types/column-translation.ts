// Generated from schemas/types/column-translation.json by npm run generate. Edits are lost.
/** The words of one column of a grid in another language. */
export type ColumnTranslation = {
  readonly label?: string
  readonly help?: string
  readonly body?: string
  readonly placeholder?: string
  readonly minLabel?: string
  readonly maxLabel?: string
  readonly patternMessage?: string
  readonly optionHelp?: {
    readonly [k: string]: string
  }
  readonly options?: {
    readonly [k: string]: string
  }
}
