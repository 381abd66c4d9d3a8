import type { PacketResponse } from '#generated/types/packet-response.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** What answering an item notes of it: how far it is, and who finished it when. */
const noted = ['progress', 'completedBy', 'completedAt'] as const

const untouched: Document = { progress: 'NotStarted' }

/** What opening and handing in note of whoever fills in a part. */
const marks = ['openedAt', 'completedAt'] as const

/** What a plain change says of filling in otherwise than it happened: how far items are and by whom, who has opened or finished a part. */
export function byHand(after: PacketResponse, before?: PacketResponse): readonly Finding[] {
  return [...itemsByHand(after, before), ...partsByHand(after, before)]
}

function partsByHand({ assignees }: PacketResponse, before?: PacketResponse): readonly Finding[] {
  return assignees.flatMap((assignee, index) => {
    const { person, audience } = assignee
    const former = before?.assignees.find(
      (each) => each.person.id === person.id && each.audience === audience,
    )
    return marks
      .filter((name) => former?.[name] !== assignee[name])
      .map((name) => blocking(`/assignees/${index}/${name}`, 'definitions.packet-by-hand'))
  })
}

function itemsByHand(after: PacketResponse, before?: PacketResponse): readonly Finding[] {
  const known = new Map(before?.items.map((item) => [item.itemId, item]))
  return after.items.flatMap((item, index) => {
    const former = known.get(item.itemId)
    const was = isDocument(former) ? former : untouched
    return noted
      .filter((name) => !sameStored(was[name], item[name]))
      .map((name) => blocking(`/items/${index}/${name}`, 'definitions.packet-by-hand'))
  })
}
