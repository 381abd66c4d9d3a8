import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Drawer } from '#server/stores/content/drawer.ts'
import { bytesInMemory } from '#shared/content/file-bytes.ts'
import { lookAtFile } from '#shared/content/looking/look-at-file.ts'
import { aDocument, askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { bytesOf, jpegNote, pdf, png, pngWith } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

/** How wide and high a picture is that was answered. */
function sizeOf(bytes: Uint8Array): readonly (number | undefined)[] {
  const looked = lookAtFile(bytesInMemory(bytes), { allowed: ['image/webp'] })
  return looked.ok ? [looked.value.width, looked.value.height] : []
}

/** A photo that somebody took: where, stands in its bytes. */
async function photo(width: number, height: number): Promise<Uint8Array> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#206040'
  context.fillRect(0, 0, width, height / 2)
  const bytes = await canvas.encode('jpeg', 90)
  return bytesOf(bytes.subarray(0, 2), jpegNote('GPS 41.88 -87.63'), bytes.subarray(2))
}

describe.each(databasesFor(import.meta.url))('small pictures, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let officer: TestClient
  beforeAll(async () => {
    const staff = { admin: ['administrative'], officer: ['administrative'] }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    officer = await server.signIn('officer')
  })
  afterAll(() => server?.close())

  async function stored(body: Uint8Array): Promise<string> {
    const { id } = await aDocument(admin)
    const answer = await askBytes(server, admin, `DocumentReferences/${id}/content`, { body })
    expect(answer.status, answer.bytes.toString()).toBe(200)
    return id
  }
  const pictureOf = (id: string, most: number | string, place = '') =>
    askBytes(server, admin, `DocumentReferences/${id}/${place}content?thumbnail=${most}`)
  const kept = (hash: string) => {
    const folder = join(server.dataDirectory, 'content', 'thumbnails')
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(hash)).length
      : 0
  }

  test('a photo has pictures of three sizes, made anew, so that nothing of where it was taken is in them', async () => {
    const taken = await photo(1_200, 600)
    expect(Buffer.from(taken).includes('GPS 41.88')).toBe(true)
    const id = await stored(taken)
    for (const [most, sizes] of [
      [1, [64, 32]],
      [64, [64, 32]],
      [65, [256, 128]],
      [300, [1_024, 512]],
    ] as const) {
      const answer = await pictureOf(id, most)
      expect([answer.status, sizeOf(answer.bytes)]).toEqual([200, sizes])
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('repr-digest')).toBeNull()
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.webp"$/)
      expect(answer.bytes.includes('GPS')).toBe(false)
    }
    const again = await pictureOf(id, 64)
    expect(again.bytes.equals((await pictureOf(id, 64, '_history/2/')).bytes)).toBe(true)
  })

  test('a small picture is not made larger, and a document shows its first page', async () => {
    const small = await stored(png(10, 6))
    expect(sizeOf((await pictureOf(small, 256)).bytes)).toEqual([10, 6])
    const [one, other] = [
      await stored(pdf(['A letter.', 'Two'])),
      await stored(pdf(['Another word.', 'Two'])),
    ]
    const [first, second] = [await pictureOf(one, 256), await pictureOf(other, 256)]
    expect([first.status, Math.max(...sizeOf(first.bytes).map(Number))]).toEqual([200, 256])
    expect(first.bytes.equals(second.bytes)).toBe(false)
  })

  test('what has no picture is refused with a sentence, and so is a size that there is not', async () => {
    const id = await stored(Buffer.from('<?xml version="1.0"?><note>plain</note>'))
    const none = await pictureOf(id, 64)
    expect([none.status, none.body.code]).toEqual([422, 'content.no-picture'])
    for (const size of ['0', '1025', 'a', '-1']) expect((await pictureOf(id, size)).status).toBe(400)
    const { id: bare } = await aDocument(admin)
    expect((await pictureOf(bare, 64)).status).toBe(404)
  })

  test('a picture that is damaged inside is refused with a sentence, and the next one is drawn', async () => {
    const damaged = Buffer.from(png(200, 200))
    const pixels = damaged.indexOf('IDAT')
    damaged.fill(0xee, pixels + 6, pixels + 30)
    for (const broken of [damaged, pngWith(300, 300, { pixels: Buffer.alloc(40) })]) {
      const answer = await pictureOf(await stored(broken), 64)
      expect([answer.status, answer.body?.code]).toEqual([422, 'content.not-drawn'])
    }
    expect((await pictureOf(await stored(await photo(90, 90)), 64)).status).toBe(200)
  })

  test('a purge takes the small pictures with the bytes', async () => {
    const bytes = png(77, 50)
    const id = await stored(bytes)
    await pictureOf(id, 64)
    expect(kept(hashOf(bytes))).toBeGreaterThan(0)
    await askBytes(server, admin, `DocumentReferences/${id}/content`, { method: 'DELETE' })
    const purged = await officer.ask('DELETE', `DocumentReferences/${id}/content?purge=true`, {
      body: { credential: testPassword, reason: 'Wrong patient' },
    })
    expect(purged.status).toBe(200)
    expect(kept(hashOf(bytes))).toBe(0)
    expect((await pictureOf(id, 64, '_history/2/')).status).toBe(410)
  })
})

describe('whoever draws', () => {
  const asPicture = (bytes: Uint8Array, mediaType = 'image/png') => ({ bytes, mediaType, most: 64 })

  test('is ended when it is late, and the next file is drawn by another', async () => {
    const late = new Drawer({ patience: 1 })
    const large = asPicture(png(6_000, 6_000))
    expect(await late.draw(large)).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
    const patient = new Drawer()
    expect((await patient.draw(asPicture(png(30, 30)))).ok).toBe(true)
  })

  test('draws what unpacks to very much, and nothing of what says it is even larger', async () => {
    const drawer = new Drawer()
    const [large, bomb] = [png(6_000, 6_000), pngWith(60_000, 60_000, { pixels: Buffer.alloc(100) })]
    expect((await drawer.draw(asPicture(large))).ok).toBe(true)
    expect((await drawer.draw(asPicture(bomb))).ok).toBe(false)
    expect((await drawer.draw(asPicture(Buffer.from('%PDF-1.7 no more'), 'application/pdf'))).ok).toBe(false)
    expect((await drawer.draw(asPicture(png(8, 8)))).ok).toBe(true)
  })

  test('lets no more than so many wait', async () => {
    const drawer = new Drawer({ waiting: 2 })
    const asked = Array.from({ length: 5 }, () => drawer.draw(asPicture(png(20, 20))))
    const kinds = (await Promise.all(asked)).map((each) => (each.ok ? 'drawn' : each.failure.kind))
    expect(kinds.sort()).toEqual(['busy', 'busy', 'drawn', 'drawn', 'drawn'])
  })
})
