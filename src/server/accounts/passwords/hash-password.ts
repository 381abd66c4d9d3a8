import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** How much work a hash is: 19 MiB, two passes, one lane, the least that OWASP names for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashLength = 32

/** Hashes a password with argon2id; the answer carries its own salt and cost. What a request asks for goes through `inLine`. */
export async function hashPassword(password: string): Promise<Uint8Array> {
  const salt = randomBytes(16)
  const hash = await runArgon(password, salt, cost)
  return Buffer.from(
    JSON.stringify({ ...cost, salt: salt.toString('base64'), hash: hash.toString('base64') }),
  )
}

/** Is this the password of that hash? Without a hash the same time is spent, so that nobody learns which names exist. */
export async function isPassword(password: string, stored: Uint8Array | undefined): Promise<boolean> {
  if (!stored) {
    await runArgon(password, Buffer.alloc(16), cost)
    return false
  }
  const kept: typeof cost & {
    salt: string
    hash: string
  } = JSON.parse(Buffer.from(stored).toString('utf8'))
  const hash = await runArgon(password, Buffer.from(kept.salt, 'base64'), kept)
  return timingSafeEqual(hash, Buffer.from(kept.hash, 'base64'))
}

function runArgon(password: string, salt: Uint8Array, asked: typeof cost): Promise<Buffer> {
  const { memory, passes, parallelism } = asked
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: hashLength,
  })
}
