import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { ListView } from './list-view.ts'
import type { Rows } from './use-rows.ts'

/** What a list is drawn from. */
export type ListProps = {
  readonly description: ScreenDescription
  readonly view: ListView
  readonly rows: Rows
  readonly onChange: (view: ListView) => void
}
