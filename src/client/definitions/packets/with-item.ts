import type { PacketAudience } from '#generated/enumerations/packet-audience.ts'
import type { PacketItemKind } from '#generated/enumerations/packet-item-kind.ts'
import type { Packet } from '#generated/types/packet.ts'
import { inOrder, type PacketItem } from '#shared/packets/shown-items.ts'

/** The kinds of items that are put into a packet here. */
export const madeKinds = [
  'Questionnaire',
  'Form',
  'ConsentForm',
  'Document',
  'Upload',
  'Instructions',
] as const satisfies readonly PacketItemKind[]

/** Items renumbered as they stand. */
function numbered(items: readonly PacketItem[]): readonly PacketItem[] {
  return items.map((item, index) => ({ ...item, order: index + 1 }))
}

/** The packet with its items in their order. */
export function ordered(packet: Packet): Packet {
  return { ...packet, items: [...inOrder(packet.items)] }
}

/** An id that no item of the packet has. */
export function freeItemId({ items }: Packet): string {
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (taken.has(`item-${number}`)) number += 1
  return `item-${number}`
}

/** The items with one more at the end. */
export function withItem(packet: Packet, kind: PacketItemKind): readonly PacketItem[] {
  const { items } = packet
  const item: PacketItem = {
    id: freeItemId(packet),
    order: items.length + 1,
    kind,
    title: '',
    audience: 'Patient',
    required: true,
    ...(kind === 'ConsentForm' && { signers: [{ role: 'Patient' as const, required: true }] }),
  }
  return numbered([...items, item])
}

/** The items without one. */
export function withoutItem({ items }: Packet, id: string): readonly PacketItem[] {
  return numbered(items.filter((item) => item.id !== id))
}

/** The items with one at another place; the same where it cannot move further. */
export function movedItem({ items }: Packet, id: string, by: -1 | 1): readonly PacketItem[] {
  const from = items.findIndex((item) => item.id === id)
  const to = from + by
  const item = items[from]
  if (!item || to < 0 || to >= items.length) return [...items]
  return numbered(items.toSpliced(from, 1).toSpliced(to, 0, item))
}

/** The items with what becomes of one in its place. */
export function changedItem(
  { items }: Packet,
  id: string,
  make: (now: PacketItem) => PacketItem,
): readonly PacketItem[] {
  return items.map((each) => (each.id === id ? make(each) : each))
}

/** An item for others: whoever fills it in signs it. */
export function forAudience(item: PacketItem, audience: PacketAudience): PacketItem {
  const isSigned = (item.signers ?? []).length > 0 && audience !== 'Staff'
  return signed({ ...item, audience }, isSigned)
}

/** An item that whoever fills it in signs at its end, or does not. */
export function signed(item: PacketItem, isSigned: boolean): PacketItem {
  const { signers: _signers, ...rest } = item
  return isSigned && item.audience !== 'Staff'
    ? { ...rest, signers: [{ role: item.audience, required: true }] }
    : rest
}
