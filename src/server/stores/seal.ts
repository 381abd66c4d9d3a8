import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

const keys = new WeakMap<Uint8Array, KeyObject>()

/** The key as the cipher takes it without making it anew each time. */
function keyOf(bytes: Uint8Array): KeyObject {
  const known = keys.get(bytes)
  if (known) return known
  const key = createSecretKey(bytes)
  keys.set(bytes, key)
  return key
}

/** Seals a small JSON value of the stores with AES-256-GCM, so that only this installation can read or make it. `bound` must be the same again when it is opened. */
export function seal(key: Uint8Array, value: unknown, bound: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce)
  cipher.setAAD(Buffer.from(bound))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The sealed value; undefined when it was not made here, was changed (a spare bit of its last sign counts), or is bound to something else. */
export function unseal(key: Uint8Array, text: string, bound: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= nonceLength + tagLength || bytes.toString('base64url') !== text) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
    return JSON.parse(opened.toString('utf8'))
  } catch {
    return undefined
  }
}
