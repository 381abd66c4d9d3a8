import type { Packet } from '#generated/types/packet.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'

const day = 24 * 3_600_000

/** When a packet that is sent now expires. */
export function endOfTerm({ milliseconds }: Instant, { expiresAfterDays }: Packet): string {
  return instantAt(milliseconds + expiresAfterDays * day).iso
}
