/** What the save chip says: all is stored; something is under way; it waits for the network or for the person; or a person must look. */
export type SaveState = {
  readonly kind: 'opening' | 'saved' | 'saving' | 'offline' | 'paused' | 'stuck'
  readonly waiting: number
  /** Refused in the last 24 hours. */
  readonly stuck: number
  /** All items of the recovery drawer. */
  readonly kept: number
  /** Milliseconds since 1970 of the last stored change of this page. */
  readonly savedAt?: number
}

/** Not yet known what this device owes. */
export const notYetKnown: SaveState = { kind: 'opening', waiting: 0, stuck: 0, kept: 0 }

/** The state before anything was written. */
export const nothingOwed: SaveState = { kind: 'saved', waiting: 0, stuck: 0, kept: 0 }

type Counts = { readonly waiting: number; readonly stuck: number; readonly kept: number }
type Doing = { readonly isPaused: boolean; readonly isOnline: boolean; readonly savedAt?: number }

/** The loudest thing first: refused, then resting, then waiting, then saved. */
export function saveStateOf(counts: Counts, { isPaused, isOnline, savedAt }: Doing): SaveState {
  const rest = { ...counts, ...(savedAt === undefined ? {} : { savedAt }) }
  if (!isOnline) return { kind: 'offline', ...rest }
  if (counts.waiting > 0 && isPaused) return { kind: 'paused', ...rest }
  if (counts.stuck > 0) return { kind: 'stuck', ...rest }
  if (counts.waiting > 0) return { kind: 'saving', ...rest }
  return { kind: 'saved', ...rest }
}
