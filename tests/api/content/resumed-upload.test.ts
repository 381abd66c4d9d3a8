import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, hashOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { overALine, uploadOver } from '#tests/support/content/over-a-line.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('uploads (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  test('a large upload whose line breaks in the middle goes on where it was', async () => {
    const bytes = pdf(['One part and a half.'], `/Pad (${'x'.repeat(6 * 2 ** 20)}) `)
    const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
    const { id } = await aDocument(admin)
    const { send, asked } = overALine(server, admin, { breaksAt: 2, when: 'after' })
    const upload = { type: 'DocumentReference' as const, id, file }
    expect(await uploadOver(send, upload)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    const stored = await uploadOver(send, upload)
    expect(stored).toMatchObject({
      ok: true,
      value: { content: { hash: hashOf(bytes), size: bytes.length } },
    })
    expect(asked).toEqual(['GET /chunks', 'POST /chunks/0', 'POST /chunks/1', 'GET /chunks', 'POST /chunks'])
  }, 30_000)

  test('a small file goes whole, and is downloaded as it was', async () => {
    const bytes = pdf(['A short letter.'])
    const { id } = await aDocument(admin)
    const { send, asked } = overALine(server, admin, { breaksAt: -1, when: 'before' })
    const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
    expect((await uploadOver(send, { type: 'DocumentReference', id, file })).ok).toBe(true)
    expect(asked).toEqual(['POST '])
    const got = await send('DocumentReference', 'readContent', { id })
    expect(got.ok && hashOf(Buffer.from(await got.value.arrayBuffer()))).toBe(hashOf(bytes))
  })

  test('what is no file of this kind is refused, with the reason', async () => {
    const { id } = await aDocument(admin)
    const { send } = overALine(server, admin, { breaksAt: -1, when: 'before' })
    const file = new Blob(['<script>'], { type: 'application/pdf' })
    const refused = await uploadOver(send, { type: 'DocumentReference', id, file })
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
  })
})
