const firstMoment = Date.UTC(2026, 0, 1)
const year = 365 * 86_400_000

/** What an import is known by: the same file into the same type of the same practice is the same import, wherever it is tried again. */
export async function importIdOf(content: Uint8Array, about: readonly string[]): Promise<string> {
  const head = new TextEncoder().encode(`${about.join('\n')}\n`)
  const whole = new Uint8Array(head.length + content.length)
  whole.set(head)
  whole.set(content, head.length)
  return hex(await digest(whole))
}

/** The id of the record that a line makes, as a UUIDv7; it travels as the idempotency key, so that a line that is sent twice makes one record. */
export async function rowIdOf(importId: string, line: number): Promise<string> {
  const bytes = await digest(new TextEncoder().encode(`${importId}/${line}`))
  const view = new DataView(bytes.buffer)
  const moment = firstMoment + ((view.getUint32(0) * 4_096 + (view.getUint16(4) & 0xfff)) % year)
  const stamp = moment.toString(16).padStart(12, '0')
  const rest = hex(bytes.subarray(6))
  const variant = ((view.getUint8(9) & 0x3f) | 0x80).toString(16)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 5)}-${rest.slice(5, 17)}`
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
