import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesInMemory } from '#shared/content/file-bytes.ts'
import { lookAtFile } from '#shared/content/looking/look-at-file.ts'
import { aDocument, askBytes, digestOf, hashOf, partsOf } from '#tests/support/content/a-document.ts'
import { box, bytesOf, heic, jpeg, jpegPart } from '#tests/support/content/files.ts'
import { exifBlock, placedPictures, placeWords } from '#tests/support/content/placed-pictures.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('where a photo was taken, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const aPhoto = () => created(admin, 'Media', { kind: 'Photo', purpose: 'Identification' })
  const put = (path: string, body: Uint8Array) =>
    askBytes(server, admin, `${path}/content`, { body, headers: { 'content-digest': digestOf(body) } })
  const told = (bytes: Buffer) => placeWords.filter((word) => bytes.includes(Buffer.from(word, 'latin1')))
  const onDisk = () => {
    const folder = join(server.dataDirectory, 'content')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    return files
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
  }

  test.each(placedPictures)(
    'is not kept of $name; when it was taken and with what stays',
    async (picture) => {
      const { bytes, mediaType, stays } = picture
      expect(told(bytes).length).toBeGreaterThan(2)
      const { id } = await aPhoto()
      const stored = await put(`Media/${id}`, bytes)
      expect(stored.status, stored.bytes.toString()).toBe(200)

      const answer = await askBytes(server, admin, `Media/${id}/content`)
      expect(told(answer.bytes)).toEqual([])
      for (const word of stays) expect(answer.bytes.includes(word)).toBe(true)
      expect(stored.body.content).toMatchObject({
        contentType: mediaType,
        hash: hashOf(answer.bytes),
        size: answer.bytes.length,
      })
      expect(lookAtFile(bytesInMemory(answer.bytes), { mediaType, allowed: [mediaType] }).ok).toBe(true)
      for (const kept of onDisk()) expect(told(kept)).toEqual([])
    },
  )

  test('goes of pictures among documents too, and of what is sent in parts; the same photo again changes nothing', async () => {
    const [photo] = placedPictures
    if (!photo) throw new Error('There is no photo.')
    const { id } = await aDocument(admin)
    expect((await put(`DocumentReferences/${id}`, photo.bytes)).body.meta.versionId).toBe('2')
    expect((await put(`DocumentReferences/${id}`, photo.bytes)).body.meta.versionId).toBe('2')

    const { id: parted } = await aPhoto()
    for (const [number, part] of partsOf(photo.bytes, 300).entries()) {
      const headers = { 'content-digest': digestOf(part) }
      await askBytes(server, admin, `Media/${parted}/content/chunks/${number}`, { body: part, headers })
    }
    const joined = await askBytes(server, admin, `Media/${parted}/content/chunks`, {
      method: 'POST',
      headers: { 'repr-digest': digestOf(photo.bytes) },
    })
    expect(joined.status, joined.bytes.toString()).toBe(200)
    for (const path of [`DocumentReferences/${id}`, `Media/${parted}`])
      expect(told((await askBytes(server, admin, `${path}/content`)).bytes)).toEqual([])
    for (const kept of onDisk()) expect(told(kept)).toEqual([])
  })

  test('a photo that tells no place is kept byte for byte', async () => {
    const { id } = await aPhoto()
    expect((await put(`Media/${id}`, jpeg())).body.content.hash).toBe(hashOf(jpeg()))
  })

  test('a photo with words that nobody can read is kept without them, or not at all', async () => {
    const broken = exifBlock().fill(0xff, 4, 8)
    const { id } = await aPhoto()
    const photo = await put(`Media/${id}`, jpeg(8, 8, jpegPart(0xe1, 'Exif\0\0', broken)))
    expect([photo.status, photo.body.content.hash]).toEqual([200, hashOf(jpeg())])
    const hidden = bytesOf(heic(), box('mdat', 'Exif\0\0', broken))
    const refused = await put(`Media/${id}`, hidden)
    expect([refused.status, refused.body.code]).toEqual([422, 'content.tells-place'])
  })
})
