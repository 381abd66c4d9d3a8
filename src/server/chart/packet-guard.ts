import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

const day = 24 * 3_600_000

/** The server knows how far a packet of a chart is, when it was handed in and when it expires; each step of its way has its condition (schemas/resources/packet-response.json). */
export const packetGuard: Guard<'PacketResponse'> = {
  beforeWrite: (context, change) => checked(context, change),
}

async function checked(
  context: Context,
  { operation, before, after }: Change<'PacketResponse'>,
): Promise<Outcome<PacketResponse>> {
  if (operation === 'delete' || operation === 'restore') return succeeded(after)
  const packet = await sentPacket(context, after)
  if (!packet.ok) return packet

  const progress = progressOf(packet.value, after)
  const becomes = before?.status === after.status ? undefined : after.status
  const doubt = stepDoubt(becomes, { ...after, progress })
  if (doubt) return failed({ kind: 'invalid', findings: [doubt] })

  const isNewTerm = !before || (before.status === 'Expired' && becomes === 'Sent')
  const end = instantAt(context.now.milliseconds + packet.value.expiresAfterDays * day).iso
  return succeeded({
    ...after,
    progress,
    expiresAt: isNewTerm ? end : before.expiresAt,
    ...(becomes === 'Submitted' && { submittedAt: context.now.iso }),
  })
}

/** The version that was sent; the newest one when it is not pinned yet. */
function sentPacket(context: Context, { packet }: PacketResponse): Promise<Outcome<Packet>> {
  const store = context.stores.of('Packet')
  return packet.versionId === undefined ? store.get(packet.id) : store.getVersion(packet.id, packet.versionId)
}

function progressOf({ items }: Packet, response: PacketResponse): PacketResponse['progress'] {
  const given = new Map(response.items.map((item) => [item.itemId, item]))
  const needed = items.filter(({ required }) => required !== false)
  if (needed.every((item) => isDone(item, given.get(item.id)))) return 'Complete'
  return response.items.every(({ progress }) => progress === 'NotStarted') ? 'NotStarted' : 'InProgress'
}

/** Filled in, and signed by everybody who has to: an item that wants a signature is not done by a word of its own. */
function isDone(
  { signers = [] }: Packet['items'][number],
  given: PacketResponse['items'][number] | undefined,
): boolean {
  const signed = (given?.signatures ?? []).flatMap(({ role, invalidated }) => (invalidated ? [] : [role]))
  const needed = signers.filter(({ required }) => required !== false)
  return given?.progress === 'Complete' && needed.every(({ role }) => signed.includes(role))
}

function stepDoubt(
  becomes: PacketResponse['status'] | undefined,
  { progress, items }: PacketResponse,
): Finding | undefined {
  if (becomes === 'Submitted' && progress !== 'Complete') return blocking('/items', 'chart.packet-incomplete')
  if (becomes === 'ReturnedForCorrection' && !items.some(({ correction }) => correction?.comment))
    return blocking('/items', 'chart.correction-missing')
  return undefined
}
