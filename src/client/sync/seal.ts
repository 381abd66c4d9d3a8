import type { Sealed } from './device.ts'

const algorithm = 'AES-GCM'
const vectorBytes = 12

/** A key that never leaves the browser's own keeping: scripts can use it, nobody can read it out. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Makes a value unreadable on the device; bound to the record's name, so that one row cannot pass for another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const vector = crypto.getRandomValues(new Uint8Array(vectorBytes))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const bytes = await crypto.subtle.encrypt(settings(vector, name), key, plain)
  return { vector, bytes }
}

/** The value again; throws when it was altered or belongs to another record. */
export async function unseal<Value>(key: CryptoKey, name: string, { vector, bytes }: Sealed): Promise<Value> {
  const plain = await crypto.subtle.decrypt(settings(vector, name), key, bytes)
  return JSON.parse(new TextDecoder().decode(plain)) as Value
}

function settings(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: algorithm, iv, additionalData: new TextEncoder().encode(name) }
}
