import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { OwnItem } from '#server/definitions/packets/own-item-of.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { withAudiences } from '#shared/packets/with-audiences.ts'

/** Notes in the packet which files were given with an item. */
export function keepFiles(
  { stores }: Context,
  { opened: { packet, response }, item }: OwnItem,
  files: readonly Reference[],
): Promise<Outcome<PacketResponse>> {
  const before = response.items.find(({ itemId }) => itemId === item.id)
  const next = { ...(before ?? { itemId: item.id, progress: 'NotStarted' as const }), files: [...files] }
  const others = response.items.filter(({ itemId }) => itemId !== item.id)
  const items = withAudiences(packet, [...others, next])
  const place = new Map(packet.items.map(({ id, order }) => [id, order]))
  items.sort((one, other) => (place.get(one.itemId) ?? 0) - (place.get(other.itemId) ?? 0))
  const { id, meta } = response
  return stores
    .of('PacketResponse')
    .update({ id, versionId: meta.versionId }, { ...response, status: 'InProgress', items })
}
