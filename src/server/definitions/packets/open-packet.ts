import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { type Filler, fillerOf } from './filler.ts'
import { sentPacket, shownFor } from './sent-packet.ts'

/** A packet that somebody fills in: what was sent, what of it is the own part, and what of that is shown now. */
export type OpenPacket = {
  readonly packet: Packet
  readonly response: PacketResponse
  readonly filler: Filler
  /** Everything that is filled in as things stand, by whomever. */
  readonly shown: readonly PacketItem[]
  readonly own: readonly PacketItem[]
}

/** States in which a packet still waits for somebody. */
export const waitingStates: readonly PacketResponse['status'][] = [
  'Sent',
  'InProgress',
  'ReturnedForCorrection',
]
const over: readonly PacketResponse['status'][] = ['Draft', 'Cancelled', 'Expired']

/** Is it past its date, whether or not the job has said so yet? */
export function isClosed({ status, expiresAt }: PacketResponse, now: number): boolean {
  return over.includes(status) || (waitingStates.includes(status) && Date.parse(expiresAt) <= now)
}

/** Has this filler nothing more to do? */
export function isHandedIn({ status, assignees }: PacketResponse, { person, isStaff }: Filler): boolean {
  if (!waitingStates.includes(status)) return true
  const own = assignees.filter((each) => each.person.id === person.id)
  return !isStaff && own.length > 0 && own.every(({ completedAt }) => completedAt !== undefined)
}

/** Opens a packet for whoever asks; one that is over, or past its date, opens for nobody. */
export async function openPacket(context: Context, id: string): Promise<Outcome<OpenPacket>> {
  const found = await context.stores.of('PacketResponse').get(id)
  if (!found.ok) return found
  const response = found.value
  context.note({ patientId: response.patient.id })
  const filler = fillerOf(context, response)
  if (!filler.ok) return filler
  if (isClosed(response, context.now.milliseconds))
    return refuse('/status', 'definitions.packet-closed', { kind: 'conflict' })
  const packet = await sentPacket(context, response)
  if (!packet.ok) return packet
  const shown = await shownFor(context, packet.value, response)
  if (!shown.ok) return shown
  const own = shown.value.filter(({ audience }) => filler.value.audiences.includes(audience))
  return succeeded({ packet: packet.value, response, filler: filler.value, shown: shown.value, own })
}
