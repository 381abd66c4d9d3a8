// Generated from schemas/types/element-translation.json by npm run generate. Edits are lost.
/** The words of one form element in another language. */
export type ElementTranslation = {
  readonly label?: string
  readonly help?: string
  readonly options?: {
    readonly [k: string]: string
  }
}
