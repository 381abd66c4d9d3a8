import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument, hashOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { overALine, uploadOver } from '#tests/support/content/over-a-line.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer({ staff: { admin: ['administrative'] } })
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

const large = 12 * 2 ** 20
/** The calls of an upload in three parts: what is there, the parts, the end. */
const calls = 5

test.each(
  Array.from({ length: calls }, (_, breaksAt) => [
    { breaksAt, when: 'before' as const },
    { breaksAt, when: 'after' as const },
  ]).flat(),
)(
  'an upload whose line breaks at call $breaksAt, $when the server hears of it, goes on where it was',
  async (line) => {
    const bytes = pdf([`${line.breaksAt} ${line.when}`], `/Pad (${'x'.repeat(large)}) `)
    const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
    const { id } = await aDocument(admin)
    const told: number[] = []
    const { send, asked } = overALine(server, admin, line)
    const upload = {
      type: 'DocumentReference' as const,
      id,
      file,
      onProgress: (done: number) => told.push(done),
    }

    const cut = await uploadOver(send, upload)
    expect(cut).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    const stored = await uploadOver(send, upload)
    expect(stored).toMatchObject({
      ok: true,
      value: { content: { hash: hashOf(bytes), size: bytes.length } },
    })
    expect(told.at(-1)).toBe(1)

    const parts = asked.filter((each) => /chunks\/\d/.test(each))
    const isPartUnheard = line.when === 'before' && line.breaksAt > 0 && line.breaksAt < calls - 1
    const isEndLost = line.when === 'after' && line.breaksAt === calls - 1
    expect(parts).toHaveLength(3 + (isPartUnheard ? 1 : 0) + (isEndLost ? 3 : 0))
    expect((await admin.ask('GET', `DocumentReferences/${id}`)).body.meta.versionId).toBe('2')
  },
)
