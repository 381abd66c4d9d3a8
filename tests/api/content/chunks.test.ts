import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, askBytes, digestOf, hashOf, partsOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { mixUploads } from '#tests/support/content/mixed-uploads.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const file = pdf(Array.from({ length: 40 }, (_, page) => `Page ${page + 1} of a long report.`))
const parts = partsOf(file, 1_000)

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let other: TestClient
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], other: ['administrative'], quality: ['quality-assurance'] },
    })
    admin = await server.signIn('admin')
    other = await server.signIn('other')
  })
  afterAll(() => server?.close())

  const send = (id: string, number: number, bytes = parts[number] ?? Buffer.alloc(0), client = admin) =>
    askBytes(server, client, `DocumentReferences/${id}/content/chunks/${number}`, {
      body: bytes,
      headers: { 'content-digest': digestOf(bytes) },
    })
  const there = async (id: string, client = admin): Promise<readonly number[]> => {
    const { body } = await client.ask('GET', `DocumentReferences/${id}/content/chunks`)
    return body.map(({ number }: { readonly number: number }) => number)
  }
  const commit = (id: string, client = admin, whole: Uint8Array = file) =>
    askBytes(server, client, `DocumentReferences/${id}/content/chunks?mediaType=application/pdf`, {
      method: 'POST',
      headers: { 'repr-digest': digestOf(whole) },
    })

  test('a file that comes in parts is one file, and its parts are forgotten', async () => {
    const { id } = await aDocument(admin)
    for (const number of parts.keys()) expect((await send(id, number)).status).toBe(204)
    const { body } = await admin.ask('GET', `DocumentReferences/${id}/content/chunks`)
    expect(body).toEqual(parts.map((part, number) => ({ number, size: part.length, hash: hashOf(part) })))
    const stored = await commit(id)
    expect([stored.status, stored.body.content.hash, stored.body.content.pageCount]).toEqual([
      200,
      hashOf(file),
      40,
    ])
    expect(await there(id)).toEqual([])
    const answer = await askBytes(server, admin, `DocumentReferences/${id}/content`)
    expect(answer.bytes.equals(file)).toBe(true)
  })

  test('an upload that was cut off goes on with the part that is next', async () => {
    for (const cut of [0, 1, Math.floor(parts.length / 2), parts.length]) await cutAfter(cut)
  }, 60_000)

  /** Without any part there is nothing; with some of them, not the file that was meant. */
  const cutStatus = (cut: number) => (cut === 0 ? 409 : 422)

  async function cutAfter(cut: number): Promise<void> {
    const { id } = await aDocument(admin)
    const own = pdf([`Cut after ${cut}.`, ...Array.from({ length: 30 }, () => 'A line.')])
    const pieces = partsOf(own, Math.ceil(own.length / parts.length))
    for (const [number, piece] of [...pieces.entries()].slice(0, cut)) await send(id, number, piece)
    const known = await there(id)
    expect(known).toEqual([...pieces.keys()].slice(0, cut))
    const early = await commit(id, admin, own)
    expect(early.status).toBe(cut >= pieces.length ? 200 : cutStatus(cut))
    for (const [number, piece] of [...pieces.entries()].slice(known.length)) await send(id, number, piece)
    const stored = early.status === 200 ? early : await commit(id, admin, own)
    expect([stored.status, stored.body.content.hash]).toEqual([200, hashOf(own)])
    expect(stored.body.meta.versionId).toBe('2')
  }

  test('each person has an upload of their own: nobody finishes, reads or spoils another’s', async () => {
    const { id } = await aDocument(admin)
    for (const number of parts.keys()) await send(id, number)
    expect(await there(id, other)).toEqual([])
    expect((await commit(id, other)).status).toBe(409)
    await send(id, 0, Buffer.from('spoiled'), other)
    expect((await commit(id)).body.content.hash).toBe(hashOf(file))
    const quality = await server.signIn('quality')
    expect((await send(id, 0, parts[0], quality)).status).toBe(403)
  })

  test('a part that is too large, too many, empty or without its check code is refused', async () => {
    const { id } = await aDocument(admin)
    const path = `DocumentReferences/${id}/content/chunks`
    const bare = await askBytes(server, admin, `${path}/0`, { body: Buffer.from('x') })
    expect([bare.status, bare.body.code]).toEqual([400, 'content.digest-needed'])
    expect((await send(id, 100, Buffer.from('x'))).status).toBe(400)
    expect((await send(id, 99, Buffer.from('x'))).status).toBe(204)
    const large = await send(id, 0, Buffer.alloc(5 * 2 ** 20 + 1))
    expect([large.status, large.body.parameters.limit]).toEqual([413, 5 * 2 ** 20])
    expect((await send(id, 0, Buffer.alloc(5 * 2 ** 20))).status).toBe(204)
    expect((await askBytes(server, admin, path, { method: 'POST' })).status).toBe(400)
    const gap = await commit(id)
    expect([gap.status, gap.body.parameters.number]).toEqual([409, 2])
  })

  test('an upload is never larger than a file of its type may be', async () => {
    const { id } = await aDocument(admin)
    const part = Buffer.alloc(5 * 2 ** 20)
    for (let number = 0; number < 10; number += 1) expect((await send(id, number, part)).status).toBe(204)
    const over = await send(id, 10, Buffer.from('x'))
    expect([over.status, over.body.parameters.limit]).toEqual([413, 50 * 2 ** 20])
    expect(await there(id)).toHaveLength(10)
  }, 60_000)

  test('parts that get lost, come twice, in disorder, altered or from elsewhere never make a wrong file', async () => {
    const seed = 7
    const mixed = await mixUploads(server, admin, { seed, count: 12 })
    expect(mixed.corrupt).toEqual([])
    expect(mixed.stored).toBeGreaterThan(1)
    expect(mixed.refused).toBeGreaterThan(3)
  }, 60_000)
})
