import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'

/** The files that were given with an item. */
export function filesOf({ items }: PacketResponse, itemId: string): readonly Reference[] {
  return items.find((each) => each.itemId === itemId)?.files ?? []
}
