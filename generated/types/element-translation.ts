// Generated from schemas/types/element-translation.json by npm run generate. Edits are lost.
import type { ColumnTranslation } from './column-translation.ts'

/** The words of one form element in another language. */
export type ElementTranslation = {
  readonly label?: string
  readonly help?: string
  readonly patternMessage?: string
  readonly optionHelp?: {
    readonly [k: string]: string
  }
  readonly options?: {
    readonly [k: string]: string
  }
  readonly body?: string
  readonly placeholder?: string
  readonly minLabel?: string
  readonly maxLabel?: string
  readonly rows?: {
    readonly [k: string]: string
  }
  readonly columns?: {
    readonly [k: string]: ColumnTranslation
  }
}
