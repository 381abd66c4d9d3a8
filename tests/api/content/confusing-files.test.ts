import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { bytesInMemory } from '#shared/content/file-bytes.ts'
import { lookAtFile } from '#shared/content/looking/look-at-file.ts'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { bombFiles, confusingFiles } from '#tests/support/content/confusing-files.ts'
import { heic, jpeg, mp4, pdf, png, tiff, wav, webp, word } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const allowed = [...new Set(Object.values(registry).flatMap(({ content }) => content?.mediaTypes ?? []))]

describe('a file is known by its bytes', () => {
  test.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/tiff', tiff()],
    ['image/webp', webp()],
    ['image/heic', heic()],
    ['audio/wav', wav()],
    ['audio/mp4', mp4('M4A ')],
    ['video/mp4', mp4()],
    ['application/pdf', pdf()],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', word()],
    ['text/plain', Buffer.from('Dear Dr. Óscar, the patient slept < 4 hours & is calm. <b>Ann</b>')],
    ['application/rtf', Buffer.from('{\\rtf1\\ansi Dear colleague.}\r\n')],
    [
      'application/xml',
      Buffer.from('<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><id/></ClinicalDocument>'),
    ],
    ['application/json', Buffer.from('{"resourceType": "Bundle"}')],
  ])('%s', (mediaType, bytes) => {
    const file = bytesInMemory(bytes)
    expect(lookAtFile(file, { allowed })).toMatchObject({ ok: true, value: { mediaType } })
    expect(lookAtFile(file, { allowed, mediaType })).toMatchObject({ ok: true })
    expect(lookAtFile(file, { allowed: allowed.filter((each) => each !== mediaType) }).ok).toBe(
      mediaType === 'application/json',
    )
  })

  test('there are at least 60 files that seem to be something else, and each is refused', () => {
    expect(confusingFiles.length).toBeGreaterThanOrEqual(60)
    const taken = confusingFiles.filter(
      ({ bytes, said }) => lookAtFile(bytesInMemory(bytes), { allowed, mediaType: said }).ok,
    )
    expect(taken.map(({ what }) => what)).toEqual([])
  })

  test('a file that would unpack to far more is refused at once', () => {
    const slow = bombFiles.flatMap(({ what, bytes, said }) => {
      const begun = performance.now()
      const { ok } = lookAtFile(bytesInMemory(bytes), { allowed, mediaType: said })
      const milliseconds = performance.now() - begun
      return ok || milliseconds > 1_000 ? [`${what}: ${ok ? 'taken' : `${milliseconds} ms`}`] : []
    })
    expect(slow).toEqual([])
  })
})

describe.each(databasesFor(import.meta.url))('the server (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let id: string
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
    id = (await aDocument(admin)).id
  })
  afterAll(() => server?.close())

  test('stores none of them, says why in a sentence, and leaves nothing on the disk', async () => {
    const wrong: string[] = []
    for (const { what, bytes, said } of [...confusingFiles, ...bombFiles]) {
      const answer = await askBytes(server, admin, `DocumentReferences/${id}/content`, {
        body: bytes,
        headers: { 'content-type': said },
      })
      const sentence = String(answer.body?.detail)
      if (answer.status !== 422 || !/^[A-Z].*\. .*\.$/.test(sentence))
        wrong.push(`${what}: ${answer.status} ${sentence}`)
    }
    expect(wrong).toEqual([])
    expect((await admin.ask('GET', `DocumentReferences/${id}`)).body.meta.versionId).toBe('1')
    expect(readdirSync(join(server.dataDirectory, 'content', 'coming'))).toEqual([])
  }, 60_000)

  test('goes on answering while a hostile file is looked at', async () => {
    const [bomb] = bombFiles.filter(({ what }) => what.includes('300,000'))
    const waits: number[] = []
    const uploads = Array.from({ length: 5 }, () =>
      askBytes(server, admin, `DocumentReferences/${id}/content`, { body: bomb?.bytes ?? Buffer.alloc(0) }),
    )
    for (let round = 0; round < 10; round += 1) {
      const begun = performance.now()
      expect((await admin.ask('GET', `DocumentReferences/${id}`)).status).toBe(200)
      waits.push(performance.now() - begun)
    }
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect(waits.toSorted((one, other) => one - other)[5]).toBeLessThan(500)
  }, 30_000)
})
