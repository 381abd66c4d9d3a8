import type { PacketResponse } from '#generated/types/packet-response.ts'
import { endLinksOf } from '#server/definitions/packets/packet-link-query.ts'
import type { Handler } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { openItems, packetProgress } from '#shared/packets/packet-progress.ts'
import { isHandedIn, openPacket } from './open-packet.ts'

/** Hands in the own part of a packet, once all of it that is required is done; the last part makes it whole, and every link of whoever is done dies. */
export const submitPacket: Handler<'packetResponse.submit'> = async (context, { id, withoutChanges }) => {
  const opened = await openPacket(context, id)
  if (!opened.ok) return opened
  const { packet, response, filler, shown, own } = opened.value
  if (isHandedIn(response, filler)) return succeeded({ isWhole: response.status === 'Submitted' })
  const missing = openItems(own, response.items)
  if (missing.length > 0)
    return failed({
      kind: 'invalid',
      findings: missing.map((item) =>
        blocking(`/items/${item.id}`, 'definitions.packet-item-open', { title: item.title }),
      ),
    })

  const changing = own.filter((item) => isChanging(item, response))
  if (changing.length > 0 && !withoutChanges)
    return failed({
      kind: 'conflict',
      because: 'definitions.packet-changing',
      findings: changing.map(({ id: itemId, title }) =>
        blocking(`/items/${itemId}`, 'definitions.packet-changing', { title }),
      ),
    })

  const isMine = (each: PacketResponse['assignees'][number]) => each.person.id === filler.person.id
  const assignees = response.assignees.map((each) =>
    isMine(each) ? { ...each, completedAt: context.now.iso } : each,
  )
  const isWhole = packetProgress(shown, response.items) === 'Complete'
  const whole = {
    status: packet.autoAccept ? 'Accepted' : 'Submitted',
    submittedAt: context.now.iso,
  } as const
  const written = await context.stores.of('PacketResponse').update(
    { id, versionId: response.meta.versionId },
    {
      ...response,
      status: 'InProgress',
      assignees,
      progress: packetProgress(shown, response.items),
      ...(isWhole && whole),
    },
  )
  if (!written.ok) return written
  if (!filler.isStaff)
    await endLinksOf(context.transaction, {
      practiceId: context.actor.practiceId,
      responseId: id,
      personId: filler.person.id,
    })
  return succeeded({ isWhole })
}

/** Was it changed on a device since it was finished, without the change having come? */
function isChanging({ id }: { readonly id: string }, { items }: PacketResponse): boolean {
  return items.find(({ itemId }) => itemId === id)?.isChanging === true
}
