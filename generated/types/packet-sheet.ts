// Generated from schemas/types/packet-sheet.json by npm run generate. Edits are lost.
import type { PacketSheetItem } from './packet-sheet-item.ts'
import type { Reference } from './reference.ts'

/** A packet as whoever asks fills it in. */
export type PacketSheet = {
  readonly id: string
  readonly name: string
  readonly practice: string
  readonly timezone: string
  readonly person: Reference
  readonly instructions?: string
  readonly language: string
  readonly isHandedIn: boolean
  /** What is typed without a connection is sealed with it on the device. */
  readonly deviceKey: string
  readonly items: readonly PacketSheetItem[]
}
