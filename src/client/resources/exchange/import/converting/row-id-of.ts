import { derivedKey, hex } from '#client/api/derived-key.ts'

/** What an import is known by: the same file into the same type of the same practice is the same import, wherever it is tried again. */
export async function importIdOf(content: Uint8Array, about: readonly string[]): Promise<string> {
  const head = new TextEncoder().encode(`${about.join('\n')}\n`)
  const whole = new Uint8Array(head.length + content.length)
  whole.set(head)
  whole.set(content, head.length)
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)))
}

/** The id of the record to which a line is converted, as a UUIDv7; it travels as the idempotency key, so that a line that is sent twice makes one record. */
export function rowIdOf(importId: string, line: number): Promise<string> {
  return derivedKey(`${importId}/${line}`)
}
