import type { Packet } from '#generated/types/packet.ts'
import type { GivenItem } from './packet-progress.ts'

/** What became of the items of a packet, each with the part that it belongs to: by that others do not see it. One that is no item of the packet is in nobody's part. */
export function withAudiences({ items }: Pick<Packet, 'items'>, given: readonly GivenItem[]): GivenItem[] {
  const parts = new Map(items.map(({ id, audience }) => [id, audience]))
  return given.map(({ audience: _former, ...item }) => {
    const audience = parts.get(item.itemId)
    return { ...item, ...(audience && { audience }) }
  })
}
