import type { PacketResponse } from '#generated/types/packet-response.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** What answering an item notes of it: how far it is, and who finished it when. */
const noted = ['progress', 'completedBy', 'completedAt'] as const

const untouched: Document = { progress: 'NotStarted' }

/** Items of which a plain change says that they are filled in, or by whom, otherwise than they were answered. */
export function byHand(after: PacketResponse, before?: PacketResponse): readonly Finding[] {
  const known = new Map(before?.items.map((item) => [item.itemId, item]))
  return after.items.flatMap((item, index) => {
    const former = known.get(item.itemId)
    const was = isDocument(former) ? former : untouched
    return noted
      .filter((name) => !sameStored(was[name], item[name]))
      .map((name) => blocking(`/items/${index}/${name}`, 'definitions.packet-by-hand'))
  })
}
