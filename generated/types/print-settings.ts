// Generated from schemas/types/print-settings.json by npm run generate. Edits are lost.
import type { PrintLabel } from '../enumerations/print-label.ts'
import type { PrintLayout } from '../enumerations/print-layout.ts'

/** How an answer is printed. */
export type PrintSettings = {
  readonly hide?: boolean
  readonly hideWhenEmpty?: boolean
  readonly showAll?: boolean
  readonly label?: PrintLabel
  readonly layout?: PrintLayout
  readonly pageBreakBefore?: boolean
}
