import type { CellEdits } from '#client/resources/cells/use-cell-edits.ts'
import type { ListView } from '#client/resources/rows/list-view.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import type { Ticks } from '#client/resources/rows/use-ticks.ts'
import type { WidthChoice } from '#client/resources/rows/widths.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'

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
