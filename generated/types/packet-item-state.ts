// Generated from schemas/types/packet-item-state.json by npm run generate. Edits are lost.
import type { Progress } from '../enumerations/progress.ts'

/** What became of one item that was answered. */
export type PacketItemState = {
  readonly itemId: string
  readonly progress: Progress
  /** The version of its answers. */
  readonly versionId?: string
  /** The items that whoever asks fills in now; others are hidden by their conditions. */
  readonly shown: readonly string[]
}
