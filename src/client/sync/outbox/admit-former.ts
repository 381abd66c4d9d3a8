import type { Device } from '#client/sync/device/device.ts'
import { type DeviceKeys, hiddenName, seal } from '#client/sync/device/seal.ts'
import { keyOf } from '#client/sync/pending.ts'
import { newRow } from './new-row.ts'
import type { FormerRows } from './take-over.ts'

/** Takes into the outbox the rows of an older release, sealed anew under names that say nothing. */
export async function admitFormer(
  device: Device,
  keys: DeviceKeys,
  { queue, failed, copies }: FormerRows,
): Promise<void> {
  const hidden = async (name: string, value: unknown) => {
    const key = await hiddenName(keys, name)
    return { key, sealed: await seal(keys.values, key, value) }
  }
  const waiting = await Promise.all(queue.map((pending) => newRow(keys, pending)))
  const stuck = await Promise.all(
    failed.map(async ({ id, at, value }) => ({ id, at, ...(await hidden(keyOf(value.pending), value)) })),
  )
  const kept = await Promise.all(copies.map(({ record, value }) => hidden(record, value)))

  await device.transaction('rw', device.queue, device.failed, device.copies, async () => {
    await device.queue.bulkAdd(waiting)
    await device.failed.bulkPut(stuck)
    await device.copies.bulkPut(kept)
  })
}
