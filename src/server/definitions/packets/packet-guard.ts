import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { packetProgress } from '#shared/packets/packet-progress.ts'
import { withAudiences } from '#shared/packets/with-audiences.ts'
import { ownOnly } from '#shared/permissions/circles-of.ts'
import { byHand } from './by-hand.ts'
import { endOfTerm } from './end-of-term.ts'
import { sentPacket, shownFor } from './sent-packet.ts'

/** The server knows how far a packet of a chart is, when it was handed in and when it expires; each step of its way has its condition (schemas/resources/packet-response.json). */
export const packetGuard: Guard<'PacketResponse'> = {
  beforeWrite: (context, change) => checked(context, change),
}

async function checked(
  context: Context,
  { operation, before, after }: Change<'PacketResponse'>,
): Promise<Outcome<PacketResponse>> {
  if (operation === 'delete' || operation === 'restore') return succeeded(after)
  if (context.actor.circles.includes(ownOnly)) return failed(notByHand)
  const findings = byHand(after, before)
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  const packet = await sentPacket(context, after)
  if (!packet.ok) return packet
  const shown = await shownFor(context, packet.value, after)
  if (!shown.ok) return shown

  const progress = packetProgress(shown.value, after.items)
  const becomes = before?.status === after.status ? undefined : after.status
  const doubt = stepDoubt(becomes, { ...after, progress })
  if (doubt) return failed({ kind: 'invalid', findings: [doubt] })

  return succeeded({
    ...after,
    ...termOf(context, packet.value, { before, after }),
    items: withAudiences(packet.value, after.items),
    progress,
    ...(becomes === 'Submitted' && { submittedAt: context.now.iso }),
  })
}

type Steps = { readonly before: PacketResponse | undefined; readonly after: PacketResponse }

/** Until when it waits. Sent anew, time and reminders count from now for whoever still has something to do. */
function termOf({ now }: Context, packet: Packet, { before, after }: Steps) {
  const expiresAt = endOfTerm(now, packet)
  if (!before) return { expiresAt }
  if (before.status !== 'Expired' || after.status !== 'Sent') return { expiresAt: before.expiresAt }
  const assignees = after.assignees.map((each) =>
    each.completedAt === undefined ? { ...each, sentAt: now.iso } : each,
  )
  return { expiresAt, assignees }
}

/** Whoever fills in a packet does it by its acts alone, which know the own part. */
const notByHand = {
  kind: 'forbidden',
  permission: 'PacketResponse:Update',
  because: 'definitions.packet-answer-instead',
} as const

function stepDoubt(
  becomes: PacketResponse['status'] | undefined,
  { progress, items }: PacketResponse,
): Finding | undefined {
  if (becomes === 'Submitted' && progress !== 'Complete') return blocking('/items', 'chart.packet-incomplete')
  if (becomes === 'ReturnedForCorrection' && !items.some(({ correction }) => correction?.comment))
    return blocking('/items', 'chart.correction-missing')
  return undefined
}
