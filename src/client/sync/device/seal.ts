import type { Sealed } from './device.ts'

const algorithm = 'AES-GCM'
const vectorBytes = 12

/** What one person's secret opens: `values` seals what is kept, `names` stands in for what it is called. */
export type DeviceKeys = { readonly values: CryptoKey; readonly names: CryptoKey }

/**
 * The keys of a secret of 32 bytes and the salt of a device (HKDF, RFC 5869). Scripts can use them, nobody can read them out, and
 * they are never stored: the secret comes with the session and is asked for again.
 */
export async function keysOf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<DeviceKeys> {
  const source = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
  const derive = (what: string, kind: AesKeyGenParams | HmacKeyGenParams, uses: readonly KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(what) },
      source,
      kind,
      false,
      [...uses],
    )
  const [values, names] = await Promise.all([
    derive('goldthread values', { name: algorithm, length: 256 }, ['encrypt', 'decrypt']),
    derive('goldthread names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ])
  return { values, names }
}

/** A name that says nothing to whoever has no key, and is always the same for whoever has it. */
export async function hiddenName({ names }: DeviceKeys, name: string): Promise<string> {
  return textOf(await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(name)))
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
  return JSON.parse(new TextDecoder().decode(plain))
}

/** The same as a text, for stores that hold nothing else. */
export async function sealText(key: CryptoKey, name: string, value: unknown): Promise<string> {
  const { vector, bytes } = await seal(key, name, value)
  return `${textOf(vector)}.${textOf(bytes)}`
}

/** The value of such a text; undefined with another key, or when it was altered. */
export async function unsealText<Value>(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Value | undefined> {
  const [vector = '', bytes = ''] = text.split('.')
  try {
    return await unseal<Value>(key, name, { vector: bytesOf(vector), bytes: bytesOf(bytes).buffer })
  } catch {
    return undefined
  }
}

/** Bytes of a base64url text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}

/** Base64url text of bytes. */
export function textOf(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function settings(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: algorithm, iv, additionalData: new TextEncoder().encode(name) }
}
