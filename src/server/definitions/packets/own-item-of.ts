import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { isHandedIn, type OpenPacket, openPacket } from './open-packet.ts'

/** An own item of a packet that is still filled in. */
export type OwnItem = { readonly opened: OpenPacket; readonly item: PacketItem }

/** The item that somebody speaks of, if it is the own one of whoever asks, and not handed in. */
export async function ownItemOf(
  context: Context,
  { id, itemId }: { readonly id: string; readonly itemId: string },
): Promise<Outcome<OwnItem>> {
  const opened = await openPacket(context, id)
  if (!opened.ok) return opened
  const item = opened.value.own.find((each) => each.id === itemId)
  if (!item) return refuse('/itemId', 'definitions.packet-no-item')
  if (isHandedIn(opened.value.response, opened.value.filler))
    return refuse('', 'definitions.packet-handed-in', { kind: 'conflict' })
  return succeeded({ opened: opened.value, item })
}
