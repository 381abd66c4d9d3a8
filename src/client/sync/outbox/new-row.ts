import type { QueueRow } from '#client/sync/device/device.ts'
import { type DeviceKeys, hiddenName, seal } from '#client/sync/device/seal.ts'
import { keyOf, type Pending } from '#client/sync/pending.ts'

/** A change as it begins to wait in the outbox: its text sealed, its record's name hidden. */
export async function newRow(
  keys: DeviceKeys,
  pending: Pending,
  attempts = 0,
): Promise<Omit<QueueRow, 'seq'>> {
  const record = await hiddenName(keys, keyOf(pending))
  const sealed = await seal(keys.values, record, pending)
  return { key: record, state: 'waiting', nextAt: 0, revision: 0, attempts, sealed }
}
