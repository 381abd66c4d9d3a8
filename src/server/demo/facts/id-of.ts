import { createHash } from 'node:crypto'

const namespace = Buffer.from('6f1f6d2e5b0a4c8e9a537d2c1e0b4a90', 'hex')

/** The id of a row of the demo: UUIDv5 of its readable key under the demo's namespace. */
export function idOf(key: string): string {
  const bytes = createHash('sha1').update(namespace).update(key, 'utf8').digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A reference to a row of the demo by its readable key. */
export function referTo<Type extends string>(
  resourceType: Type,
  key: string,
): { id: string; resourceType: Type } {
  return { id: idOf(key), resourceType }
}

/** The identifier that keeps the readable key on the row. */
export function knownAs(key: string): { system: string; value: string; use: 'usual'; type: 'external' } {
  return { system: 'demo', value: key, use: 'usual', type: 'external' }
}
