import type { ServerReach } from '#client/api/connection.ts'

/**
 * The state of saving that the save chip says: all is stored; something is under way; it waits for the network, for a silent server, for room on
 * the server, for room on this device (`unkept`: it is on this page alone) or for the person; or a person must look.
 */
export type SaveState = {
  readonly kind:
    | 'opening'
    | 'saved'
    | 'saving'
    | 'offline'
    | 'silent'
    | 'full'
    | 'unkept'
    | 'paused'
    | 'stuck'
  readonly waiting: number
  /** Refused in the last 24 hours. */
  readonly stuck: number
  /** All items of the recovery drawer. */
  readonly kept: number
  /** Those of them that an older release kept and that cannot be opened. */
  readonly unreadable?: number
  /** Milliseconds since 1970 of the last stored change of this page. */
  readonly savedAt?: number
}

/** Not yet known what this device owes. */
export const notYetKnown: SaveState = { kind: 'opening', waiting: 0, stuck: 0, kept: 0 }

/** The state before anything was written. */
export const nothingOwed: SaveState = { kind: 'saved', waiting: 0, stuck: 0, kept: 0 }

/** What stands in the ledger. */
export type Counts = Pick<SaveState, 'waiting' | 'stuck' | 'kept' | 'unreadable'>
type Doing = {
  readonly isPaused: boolean
  readonly isFull?: boolean
  readonly reach: ServerReach
  readonly savedAt?: number
  /** How many records hold what this device has refused. */
  readonly unkept?: number | undefined
}

/** The loudest thing first: on this page alone, nobody to save it, then resting, then refused, then waiting, then saved. */
export function saveStateOf(
  counts: Counts,
  { isPaused, isFull, reach, savedAt, unkept = 0 }: Doing,
): SaveState {
  const rest = { ...counts, ...(savedAt === undefined ? {} : { savedAt }) }
  if (unkept > 0) return { kind: 'unkept', ...rest, waiting: counts.waiting + unkept }
  if (reach !== 'reached') return { kind: reach, ...rest }
  if (counts.waiting > 0 && isPaused) return { kind: 'paused', ...rest }
  if (counts.waiting > 0 && isFull) return { kind: 'full', ...rest }
  if (counts.stuck > 0) return { kind: 'stuck', ...rest }
  if (counts.waiting > 0) return { kind: 'saving', ...rest }
  return { kind: 'saved', ...rest }
}
