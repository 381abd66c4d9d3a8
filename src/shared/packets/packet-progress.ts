import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { PacketItem } from './shown-items.ts'

export type GivenItem = PacketResponse['items'][number]

/** How far a packet is: complete when every required item that is filled in as things stand is done. */
export function packetProgress(
  shown: readonly PacketItem[],
  given: readonly GivenItem[],
): PacketResponse['progress'] {
  if (openItems(shown, given).length === 0) return 'Complete'
  return given.every(({ progress }) => progress === 'NotStarted') ? 'NotStarted' : 'InProgress'
}

/** The required items that are not done yet. */
export function openItems(shown: readonly PacketItem[], given: readonly GivenItem[]): readonly PacketItem[] {
  const byId = new Map(given.map((item) => [item.itemId, item]))
  return shown.filter((item) => item.required !== false && !isItemDone(item, byId.get(item.id)))
}

/** Filled in, and signed by everybody who has to: an item that wants a signature is not done by a word of its own. */
export function isItemDone({ signers = [] }: PacketItem, given: GivenItem | undefined): boolean {
  const signed = (given?.signatures ?? []).flatMap(({ role, invalidated }) => (invalidated ? [] : [role]))
  const needed = signers.filter(({ required }) => required !== false)
  return given?.progress === 'Complete' && needed.every(({ role }) => signed.includes(role))
}
