import { randomFillSync } from 'node:crypto'

/** The server's new ids, UUIDs of version 7: their first 48 bits are the milliseconds since 1970, so that ids of one process rise with time. */
export function uuidAt(milliseconds: number): string {
  const bytes = drawn(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const chance = Buffer.alloc(16 * 256)
let used = chance.length

/** Random bytes out of a supply, none of which is given twice: asking the system for each id cost more than the id. */
function drawn(count: number): Buffer {
  if (used + count > chance.length) {
    randomFillSync(chance)
    used = 0
  }
  const bytes = Buffer.from(chance.subarray(used, used + count))
  used += count
  return bytes
}
