import { send } from '#client/api/send.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** The way by which a packet is filled in: signed in as staff, or by its link. */
export type PacketDoor = {
  readonly sheet: () => Promise<Outcome<PacketSheet>>
  readonly answer: (
    input: ActInputs['packetResponse.answer'],
  ) => Promise<Outcome<ActReplies['packetResponse.answer']>>
  readonly submit: () => Promise<Outcome<ActReplies['packetResponse.submit']>>
}

/** The way of staff who are signed in. */
export function staffDoor(id: string): PacketDoor {
  return {
    sheet: () => send('packetResponse.sheet', { id }),
    answer: (input) => send('packetResponse.answer', { id, ...input }),
    submit: () => send('packetResponse.submit', { id }),
  }
}
