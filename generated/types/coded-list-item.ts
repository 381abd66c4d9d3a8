// Generated from schemas/types/coded-list-item.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** One item of a coded list. */
export type CodedListItem = {
  readonly code: string
  readonly display: string
  readonly order?: number
  readonly active?: boolean
  readonly default?: boolean
  readonly allowText?: boolean
  readonly parent?: string
  readonly mappings?: readonly {
    readonly system: string
    readonly code: string
  }[]
  readonly props?: {
    readonly [k: string]: Json
  }
}
