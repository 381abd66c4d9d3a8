import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Ticks } from './bulk/use-ticks.ts'
import type { CellEdits } from './cells/use-cell-edits.ts'
import type { WidthChoice } from './grid/column-width.ts'
import type { ListView } from './list-view.ts'
import type { Rows } from './use-rows.ts'

/** What a list is drawn from. */
export type ListProps = {
  readonly description: ScreenDescription
  readonly view: ListView
  readonly rows: Rows
  readonly onChange: (view: ListView) => void
  readonly choice: WidthChoice
  readonly ticks: Ticks
  readonly edits: CellEdits
}
