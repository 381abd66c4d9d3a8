const firstMoment = Date.UTC(2026, 0, 1)
const year = 365 * 86_400_000

/** The idempotency key of a call that is derived from what it stands for, as a UUIDv7: the same text has the same key, on every device and at any time. */
export async function derivedKey(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const view = new DataView(bytes.buffer)
  const moment = firstMoment + ((view.getUint32(0) * 4_096 + (view.getUint16(4) & 0xfff)) % year)
  const stamp = moment.toString(16).padStart(12, '0')
  const rest = hex(bytes.subarray(6))
  const variant = ((view.getUint8(9) & 0x3f) | 0x80).toString(16)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 5)}-${rest.slice(5, 17)}`
}

/** Bytes as hex digits. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
