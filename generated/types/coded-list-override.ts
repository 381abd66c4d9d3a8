// Generated from schemas/types/coded-list-override.json by npm run generate. Edits are lost.
import type { CodedListItem } from './coded-list-item.ts'

/** A practice's changes to a coded list. */
export type CodedListOverride = {
  readonly list: string
  readonly hidden?: readonly string[]
  readonly added?: readonly CodedListItem[]
  readonly renamed?: readonly {
    readonly code: string
    readonly display: string
  }[]
  readonly order?: readonly string[]
}
