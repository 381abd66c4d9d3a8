import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The private keys that configure an installation; they live in one file that only its user may read, never in the database. */
export type InstallationKeys = {
  /** Ed25519: signs manifests and checkpoints. */
  readonly signing: { readonly id: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  /** 32 bytes for AES-256-GCM: seals continuation tokens. */
  readonly sealing: Buffer
}

type KeyFile = { readonly signing: string; readonly sealing: string }

/** The key file cannot be used; the message is a sentence for the person who starts the server. */
export class KeyFileRefusal extends Error {
  override readonly name = 'KeyFileRefusal'
}

/** Reads the key file, or makes it (mode 0600) when there is none. */
export function openKeys(path: string): InstallationKeys {
  if (!existsSync(path)) create(path)
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new KeyFileRefusal(`Other users can read the keys in ${path}. Run: chmod 600 ${path}`)
  }
  return keysOf(path, read(path))
}

/** The id of a signing key: the first half of the SHA-256 of its public part. */
export function keyId(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Written whole under another name and linked into place, so that two processes that start at once agree on one file. */
function create(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('ed25519')
  const file: KeyFile = {
    signing: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    sealing: randomBytes(32).toString('base64'),
  }
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`
  const handle = openSync(unfinished, 'wx', 0o600)
  writeSync(handle, `${JSON.stringify(file, null, 2)}\n`)
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function read(path: string): KeyFile {
  try {
    const file: Partial<KeyFile> = JSON.parse(readFileSync(path, 'utf8'))
    const { signing, sealing } = file
    if (typeof signing === 'string' && typeof sealing === 'string') return { ...file, signing, sealing }
  } catch {
    // Falls through to the one sentence below.
  }
  throw unreadable(path)
}

function keysOf(path: string, file: KeyFile): InstallationKeys {
  const sealing = Buffer.from(file.sealing, 'base64')
  const privateKey = privateKeyOf(path, file.signing)
  if (sealing.length !== 32 || privateKey.asymmetricKeyType !== 'ed25519') throw unreadable(path)
  const publicKey = createPublicKey(privateKey)
  return { signing: { id: keyId(publicKey), privateKey, publicKey }, sealing }
}

function privateKeyOf(path: string, text: string): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' })
  } catch {
    throw unreadable(path)
  }
}

function unreadable(path: string): KeyFileRefusal {
  return new KeyFileRefusal(
    `The key file ${path} can't be read. Restore it from a backup. Without it, earlier signatures can't be continued.`,
  )
}
