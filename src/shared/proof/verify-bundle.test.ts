import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { report, verifyBundle } from './verify-bundle.ts'

type Members = Readonly<Record<string, unknown>>
const hex = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** RFC 8785 for what these tests write. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  const line = (part: string, said: Members) =>
    canonical({
      [part]: said,
      signature: sign(null, Buffer.from(canonical(said)), privateKey).toString('base64'),
    })
  return { id: hex(bytes).slice(0, 32), public: bytes.toString('base64'), line }
}
const key = aKey()

/** A proof of so many signings, with what is different in one of its manifests or in its seal. */
function aProof(
  count: number,
  changes: { readonly at?: number; readonly more?: Members; readonly seal?: Members } = {},
) {
  let before: string | null = null
  const lines: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const content = { mood: `day ${number}` }
    const manifest = {
      format: 'goldthread-manifest-1',
      practice: 'riverbend',
      note: 'n1',
      act: 'sign',
      content,
      contentHash: hex(canonical(content)),
      signedAt: `2026-03-0${number}T10:00:00Z`,
      printedName: 'Ada Okafor, LPC',
      meaning: 'Authored',
      algorithm: 'Ed25519',
      keyId: key.id,
      previousManifestHash: before,
      ...(changes.at === number && changes.more),
    }
    lines.push(key.line('manifest', manifest))
    before = hex(canonical(manifest))
  }
  const seal = {
    format: 'goldthread-proof-1',
    practice: 'riverbend',
    note: 'n1',
    count,
    last: before,
    exportedAt: '2026-03-09T10:00:00Z',
    algorithm: 'Ed25519',
    keyId: key.id,
    keys: { [key.id]: key.public },
    ...changes.seal,
  }
  return [...lines, key.line('seal', seal)]
}
const verdictOn = (lines: readonly string[], trusted?: string) =>
  verifyBundle(lines.map((line) => `${line}\n`).join(''), trusted)
const found = async (lines: readonly string[]) => {
  const verdict = await verdictOn(lines)
  return verdict.ok ? 'right' : `${verdict.line} ${verdict.flaw}`
}

describe('the proof of a note', () => {
  test('is right when everything fits, and tells who signed what when', async () => {
    const verdict = await verdictOn(aProof(2))
    expect(verdict).toMatchObject({ ok: true, note: 'n1', entries: [{ who: 'Ada Okafor, LPC' }, {}] })
    expect(report(verdict)).toContain('fits, but the key was not compared: 2 entries of note n1')
    expect(report(await verdictOn(aProof(2), key.id))).toContain('Everything fits: 2 entries of note n1')
    expect(await verdictOn(aProof(2), 'f'.repeat(32))).toMatchObject({ flaw: 'key-not-trusted' })
  })

  test('says first that a note is void and why, and is refused where seal and last line disagree about it', async () => {
    const more = { act: 'void', state: 'Voided', reason: 'wrong-patient' }
    const voided = await verdictOn(aProof(2, { at: 2, more, seal: { state: 'Voided' } }))
    expect(report(voided)).toMatch(/^This note is VOID \(wrong-patient\)/)
    expect(await found(aProof(2, { at: 2, more, seal: { state: 'Signed' } }))).toBe('3 other-end')
    expect(await found(aProof(2, { seal: { state: 'Voided' } }))).toBe('3 other-end')
  })

  test('says by what it was proved who acted, and of older entries with what they were signed', async () => {
    const passkey = { credential: 'a'.repeat(64), challenge: 'x', about: 'b'.repeat(64) }
    const newer = await verdictOn(aProof(1, { at: 1, more: { provedBy: 'passkey', passkey } }))
    expect(newer).toMatchObject({ ok: true, entries: [{ provedBy: 'passkey' }] })
    expect(report(newer)).toContain('Ada Okafor, LPC Authored (proved by passkey)')
    const older = await verdictOn(aProof(1, { at: 1, more: { methodStrength: 'code' } }))
    expect(report(older)).toContain('(proved by code)')
    expect(report(await verdictOn(aProof(1)))).not.toContain('proved by')
  })

  test('says version and hash of each file that was signed; older entries know none', async () => {
    const file = { id: 'm1', resourceType: 'Media', versionId: '2' }
    const content = { mood: 'day 1', files: [{ file, hash: 'c'.repeat(64) }] }
    const more = { content, contentHash: hex(canonical(content)) }
    const verdict = await verdictOn(aProof(2, { at: 1, more }))
    const files = [{ file: 'Media/m1', version: '2', hash: 'c'.repeat(64) }]
    expect(verdict).toMatchObject({ ok: true, entries: [{ files }, { files: [] }] })
    expect(report(verdict)).toContain(`File Media/m1, version 2: SHA-256 ${'c'.repeat(64)}`)
  })

  test('is wrong where an entry is missing, doubled, moved or cut off, and the first line that does not fit is named', async () => {
    const [one = '', two = '', three = '', seal = ''] = aProof(3)
    expect(await found([two, three, seal])).toBe('1 does-not-follow')
    expect(await found([one, three, seal])).toBe('2 does-not-follow')
    expect(await found([one, two, seal])).toBe('3 entries-missing')
    expect(await found([one, one, two, three, seal])).toBe('2 does-not-follow')
    expect(await found([two, one, three, seal])).toBe('1 does-not-follow')
    expect(await found([one, two, three])).toBe('3 other-shape')
    expect(await found([seal])).toBe('1 not-a-proof')
    expect((await verifyBundle('')).ok).toBe(false)
  })

  test('is wrong where a word, a number, a space, a doubled name or a signature is another', async () => {
    const [one = '', two = '', seal = ''] = aProof(2)
    const change = (from: string | RegExp, to: string) => found([one, two.replace(from, to), seal])
    expect(await change('day 2', 'day 3')).toBe('2 signature-wrong')
    expect(await change('Authored', 'CoSigned')).toBe('2 signature-wrong')
    expect(await change('{', '{ ')).toBe('2 not-canonical')
    expect(await change('"note":"n1"', '"note":"n1","note":"n1"')).toBe('2 not-canonical')
    expect(await change('"Ed25519"', '"none"')).toBe('2 other-algorithm')
    expect(await change(/=="}$/, '="}')).toBe('2 other-shape')
    expect(await found([one, two, seal.replace('"count":2', '"count":1')])).toBe('3 signature-wrong')
  })

  test('is wrong where a signed entry is of another note, of another content, or older than the one before it', async () => {
    expect(await found(aProof(2, { at: 2, more: { note: 'n2' } }))).toBe('2 other-note')
    expect(await found(aProof(2, { at: 2, more: { content: { mood: 'calm' } } }))).toBe('2 content-changed')
    expect(await found(aProof(2, { at: 2, more: { signedAt: '2025-01-01T00:00:00Z' } }))).toBe(
      '2 goes-back-in-time',
    )
    expect(await found(aProof(2, { at: 1, more: { format: 'another' } }))).toBe('1 other-shape')
    expect(await found(aProof(2, { seal: { last: 'x' } }))).toBe('3 other-end')
    expect(await found(aProof(2, { seal: { note: 'n2' } }))).toBe('3 other-note')
    expect(await found(aProof(2, { seal: { keys: {} } }))).toBe('1 unknown-key')
    expect(await found(aProof(2, { seal: { keys: { [key.id]: aKey().public } } }))).toBe('3 unknown-key')
  })

  test('notices each single bit of it', async () => {
    const text = `${aProof(1).join('\n')}\n`
    for (let at = 0; at < text.length; at += 7) {
      const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)))
      const flipped = text.slice(0, at) + letter + text.slice(at + 1)
      expect((await verifyBundle(flipped)).ok, `letter ${at}`).toBe(false)
    }
  })
})
