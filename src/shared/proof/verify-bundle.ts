/**
 * Verifies the exported proof of a signed note: whether each entry says what was signed, follows the one before it, and none is
 * missing. It imports nothing, asks nobody, and runs in a browser or, as this one file alone, with Node 24:
 * `node verify-bundle.ts <proof> [--key <id of the key that you trust>]`.
 *
 * A proof is lines of canonical JSON (RFC 8785). Each line but the last is `{"manifest": …, "signature": …}`, the last is
 * `{"seal": …, "signature": …}`. A signature is Ed25519 over the bytes of the canonical manifest or seal; a manifest holds the
 * SHA-256 of the one before it and of the content that was signed; the seal holds how many there are, the hash of the last, and
 * the public keys.
 */
export async function verifyBundle(text: string, trustedKey?: string): Promise<ProofVerdict> {
  const lines = text.split('\n')
  const isWhole = lines.pop() === '' && lines.length > 1
  if (!isWhole) return wrong('not-a-proof', lines.length)
  const ending = readLine(lines.at(-1) ?? '', 'seal')
  if (typeof ending === 'string') return wrong(ending, lines.length)
  const seal = ending.said
  const keys = await keysIn(seal, trustedKey)
  if (typeof keys === 'string') return wrong(keys, lines.length)

  const entries: ProofEntry[] = []
  let before: Link | undefined
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const link = await linkOf(line, before, keys)
    if (typeof link === 'string') return wrong(link, index + 1)
    entries.push(entryOf(link, index + 1))
    before = link
  }
  const flaw = before ? await sealFlaw(ending, { last: before, count: entries.length, keys }) : 'not-a-proof'
  return flaw === undefined
    ? {
        ok: true,
        entries,
        note: textOf(seal.note),
        keyId: textOf(seal.keyId),
        exportedAt: textOf(seal.exportedAt),
        state: textOf(seal.state),
        reason: textOf(before?.manifest.reason),
        isKeyCompared: trustedKey !== undefined,
      }
    : wrong(flaw, lines.length)
}

/** What does not fit. */
export type ProofFlaw =
  | 'not-a-proof'
  | 'not-canonical'
  | 'other-shape'
  | 'other-algorithm'
  | 'unknown-key'
  | 'key-not-trusted'
  | 'signature-wrong'
  | 'content-changed'
  | 'other-note'
  | 'does-not-follow'
  | 'goes-back-in-time'
  | 'entries-missing'
  | 'other-end'

/** One signing or other act as the proof says it. */
export type ProofEntry = {
  readonly number: number
  readonly act: string
  readonly at: string
  /** The signer's name in print; the id of whoever acted where nothing was signed. */
  readonly who: string
  readonly meaning: string
  readonly contentHash: string
  /** By what it was proved who acted: `password`, `code`, `passkey`; of older entries it is what was signed with. */
  readonly provedBy: string
  /** The files that the signed answers name, each with its version and the SHA-256 of its bytes. Older entries know none. */
  readonly files: readonly ProofFile[]
}

/** A file whose bytes a signature covers: hash your copy of it and compare. */
export type ProofFile = { readonly file: string; readonly version: string; readonly hash: string }

/** Everything fits, or the first thing that does not, by its line in the proof. */
export type ProofVerdict =
  | {
      readonly ok: true
      readonly entries: readonly ProofEntry[]
      readonly note: string
      readonly keyId: string
      readonly exportedAt: string
      /** How the note stood then, and the reason of what was done last. */
      readonly state: string
      readonly reason: string
      readonly isKeyCompared: boolean
    }
  | { readonly ok: false; readonly flaw: ProofFlaw; readonly line: number }

type Members = Readonly<Record<string, unknown>>
type Line = { readonly said: Members; readonly text: string; readonly signature: Uint8Array<ArrayBuffer> }
type Link = { readonly manifest: Members; readonly hash: string }
type Keys = ReadonlyMap<string, CryptoKey>

function wrong(flaw: ProofFlaw, line: number): ProofVerdict {
  return { ok: false, flaw, line: Math.max(1, line) }
}

/** A line that is canonical, and nothing beside the signed part and its signature. */
function readLine(line: string, part: 'manifest' | 'seal'): Line | ProofFlaw {
  const members = parsed(line)
  if (members === undefined) return 'not-canonical'
  const { [part]: said, signature, ...others } = members
  const bytes = typeof signature === 'string' ? bytesOf(signature) : undefined
  if (!isMembers(said) || !bytes || Object.keys(others).length > 0) return 'other-shape'
  if (said.algorithm !== 'Ed25519') return 'other-algorithm'
  return { said, text: canonical(said), signature: bytes }
}

/** The one value that the line writes: doubled names, other forms of numbers and spaces are not canonical. */
function parsed(line: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isMembers(value) && canonical(value) === line ? value : undefined
  } catch {
    return undefined
  }
}

/** A manifest as it follows the one before it. */
async function linkOf(text: string, before: Link | undefined, keys: Keys): Promise<Link | ProofFlaw> {
  const line = readLine(text, 'manifest')
  if (typeof line === 'string') return line
  const { said: manifest } = line
  if (manifest.format !== 'goldthread-manifest-1') return 'other-shape'
  const key = keys.get(textOf(manifest.keyId))
  if (!key) return 'unknown-key'
  if (!(await isSigned(line, key))) return 'signature-wrong'
  if ((await sha256(canonical(manifest.content))) !== manifest.contentHash) return 'content-changed'
  if (before && !isSame(manifest, before.manifest)) return 'other-note'
  if ((manifest.previousManifestHash ?? null) !== (before?.hash ?? null)) return 'does-not-follow'
  if (before && textOf(manifest.signedAt) < textOf(before.manifest.signedAt)) return 'goes-back-in-time'
  return { manifest, hash: await sha256(line.text) }
}

type Ending = { readonly last: Link; readonly count: number; readonly keys: Keys }

/** What the seal says of the whole. */
async function sealFlaw(line: Line, { last, count, keys }: Ending): Promise<ProofFlaw | undefined> {
  const { said: seal } = line
  if (seal.format !== 'goldthread-proof-1') return 'other-shape'
  const key = keys.get(textOf(seal.keyId))
  if (!key) return 'unknown-key'
  if (!(await isSigned(line, key))) return 'signature-wrong'
  if (!isSame(seal, last.manifest)) return 'other-note'
  if (seal.count !== count) return 'entries-missing'
  const isVoidThere = [seal, last.manifest].map(({ act, state }) => act === 'void' || state === 'Voided')
  return seal.last === last.hash && isVoidThere[0] === isVoidThere[1] ? undefined : 'other-end'
}

/** The public keys of the seal, each under the id that is made of its bytes; where one is trusted, it made the seal. */
async function keysIn(seal: Members, trusted: string | undefined): Promise<Keys | ProofFlaw> {
  if (!isMembers(seal.keys)) return 'other-shape'
  if (trusted !== undefined && seal.keyId !== trusted.toLowerCase()) return 'key-not-trusted'
  const keys = new Map<string, CryptoKey>()
  for (const [id, spki] of Object.entries(seal.keys)) {
    const bytes = typeof spki === 'string' ? bytesOf(spki) : undefined
    if (!bytes || (await hashOf(bytes)).slice(0, 32) !== id) return 'unknown-key'
    const key = await crypto.subtle
      .importKey('spki', bytes, { name: 'Ed25519' }, true, ['verify'])
      .catch(() => undefined)
    if (!key) return 'unknown-key'
    keys.set(id, key)
  }
  return keys
}

function isSame(one: Members, other: Members): boolean {
  return one.note === other.note && one.practice === other.practice
}

function entryOf({ manifest }: Link, number: number): ProofEntry {
  return {
    number,
    act: textOf(manifest.act ?? 'sign'),
    at: textOf(manifest.signedAt),
    who: textOf(manifest.printedName ?? manifest.by),
    meaning: textOf(manifest.meaning),
    contentHash: textOf(manifest.contentHash),
    provedBy: textOf(manifest.provedBy ?? manifest.methodStrength),
    files: filesIn(manifest.content),
  }
}

function filesIn(content: unknown): readonly ProofFile[] {
  if (!isMembers(content) || !Array.isArray(content.files)) return []
  return content.files.filter(isMembers).map(({ file, hash }) => {
    const named = isMembers(file) ? file : {}
    return {
      file: `${textOf(named.resourceType)}/${textOf(named.id)}`,
      version: textOf(named.versionId),
      hash: textOf(hash),
    }
  })
}

async function isSigned({ text, signature }: Line, key: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, utf8(text))
}

async function sha256(text: string): Promise<string> {
  return hashOf(utf8(text))
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** The bytes of base64 that is written in the one way that says them. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : undefined
  } catch {
    return undefined
  }
}

/** RFC 8785. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (isMembers(value)) {
    const names = Object.keys(value).sort()
    return `{${names.map((name) => `${canonical(name)}:${canonical(value[name])}`).join(',')}}`
  }
  const isText = typeof value === 'string'
  if (isText ? !value.isWellFormed() : !isPlain(value)) throw new TypeError('Not JSON')
  return JSON.stringify(value)
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const sentences: { readonly [Name in ProofFlaw]: string } = {
  'not-a-proof': 'This is not a whole proof: it is empty, or its end is missing.',
  'not-canonical': 'The line is not canonical JSON: somebody has written it anew.',
  'other-shape': 'The line does not have the parts of a proof.',
  'other-algorithm': 'The line names another algorithm than Ed25519.',
  'unknown-key': 'The line was signed with a key that the proof does not hold.',
  'key-not-trusted': 'The proof was not made with the key that you trust.',
  'signature-wrong': 'The signature does not fit what the line says: it was changed.',
  'content-changed': 'The content of the note is not the one that was signed.',
  'other-note': 'The line is of another note.',
  'does-not-follow': 'The line does not follow the one before it: one is missing, doubled or moved.',
  'goes-back-in-time': 'The line is older than the one before it.',
  'entries-missing': 'The seal counts other lines: some are missing or were added.',
  'other-end': 'The last line is not the one that was sealed.',
}

/** What the program says of a verdict. */
export function report(verdict: ProofVerdict): string {
  if (!verdict.ok) return `Line ${verdict.line} does not fit. ${sentences[verdict.flaw]}`
  const lines = verdict.entries.map(({ number, act, at, who, meaning, provedBy }) =>
    [`${number}.`, at, act, who, meaning, provedBy && `(proved by ${provedBy})`]
      .filter((part) => part !== '')
      .join(' '),
  )
  const { state, reason, isKeyCompared } = verdict
  const fits = isKeyCompared ? 'Everything fits' : 'Everything fits, but the key was not compared'
  return [
    ...(state === 'Voided' ? [`This note is VOID (${reason}). It is not to be relied upon.`] : []),
    ...lines,
    ...filesTold(verdict.entries),
    `${fits}: ${lines.length} entries of note ${verdict.note}, exported ${verdict.exportedAt}.`,
    `Key ${verdict.keyId}.${isKeyCompared ? '' : ' Compare it with the one that the practice tells you: --key <id>.'}`,
  ].join('\n')
}

/** Each file that was signed, once for each of its hashes. */
function filesTold(entries: readonly ProofEntry[]): readonly string[] {
  const told = entries.flatMap(({ files }) =>
    files.map(({ file, version, hash }) => `File ${file}, version ${version}: SHA-256 ${hash}`),
  )
  return [...new Set(told)]
}

/** Run by itself, it reads the file that it is told, and ends with 1 where something does not fit, with 2 where there is nothing to read. */
async function run([path, option, key]: readonly string[]): Promise<void> {
  const isAsked = path !== undefined && (option === undefined || (option === '--key' && key !== undefined))
  if (!isAsked) return end('Say which proof: npm run verify -- <file> [--key <id>]', 2)
  const bytes = await process
    .getBuiltinModule('node:fs/promises')
    .readFile(path)
    .catch(() => undefined)
  if (!bytes) return end(`There is no file ${path} that can be read.`, 2)
  const text = decoded(bytes)
  const verdict = text === undefined ? wrong('not-canonical', 1) : await verifyBundle(text, key)
  end(report(verdict), verdict.ok ? 0 : 1)
}

/** Bytes that are no UTF-8 are read as nothing. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function end(sentence: string, code: number): void {
  process.stdout.write(`${sentence}\n`)
  process.exitCode = code
}

if (import.meta.main) await run(process.argv.slice(2))
