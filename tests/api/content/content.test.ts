import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, askBytes, digestOf, hashOf } from '#tests/support/content/a-document.ts'
import { jpeg, pdf, png, wav } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const letter = pdf(['A letter of the county hospital.', 'Page two.'])
const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let officer: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      officer: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    officer = await server.signIn('officer')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const upload = (
    id: string,
    body: Uint8Array,
    more: { readonly client?: TestClient; readonly type?: string } = {},
  ) =>
    askBytes(server, more.client ?? admin, `DocumentReferences/${id}/content`, {
      body,
      headers: { 'content-type': more.type ?? 'application/octet-stream', 'content-digest': digestOf(body) },
    })
  const download = (id: string, more = '', client = admin) =>
    askBytes(server, client, `DocumentReferences/${id}/${more}content`)
  const filesOnDisk = () => {
    const place = join(server.dataDirectory, 'content')
    return existsSync(place)
      ? readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((each) => each.isFile())
          .map(({ name }) => name)
      : []
  }

  test('a letter is uploaded and comes back as the same bytes, as a download under a name of the house', async () => {
    const { id } = await aDocument(admin)
    const stored = await upload(id, letter, { type: 'application/pdf' })
    expect(stored.status).toBe(200)
    expect(stored.body.content).toMatchObject({
      contentType: 'application/pdf',
      hash: hashOf(letter),
      size: letter.length,
      pageCount: 2,
    })
    expect(stored.body.meta.versionId).toBe('2')
    expect(stored.body.scan).toBe('Pending')

    const answer = await download(id)
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(letter)).toBe(true)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="DocumentReference-[0-9a-f]{12}\.pdf"$/,
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('repr-digest')).toBe(digestOf(letter))
    expect(answer.headers.get('etag')).toBe('"2"')
  })

  test('a part of a file is answered where only that is asked for', async () => {
    const { id } = await aDocument(admin)
    await upload(id, letter)
    const part = (range: string) =>
      askBytes(server, admin, `DocumentReferences/${id}/content`, { headers: { range } })
    const middle = await part('bytes=5-14')
    expect([middle.status, middle.bytes.toString()]).toEqual([206, letter.subarray(5, 15).toString()])
    expect(middle.headers.get('content-range')).toBe(`bytes 5-14/${letter.length}`)
    const tail = await part('bytes=-6')
    expect(tail.bytes.toString()).toBe('%%EOF\n')
    const beyond = await part('bytes=99999999-')
    expect([beyond.status, beyond.bytes.length]).toEqual([200, letter.length])
    expect((await part('bytes=a-b')).status).toBe(400)
  })

  test('a new file is a new version, and an older version keeps its own', async () => {
    const { id } = await aDocument(admin)
    await upload(id, letter)
    const other = png()
    expect((await upload(id, other, { type: 'image/png' })).body.meta.versionId).toBe('3')
    expect((await download(id)).bytes.equals(other)).toBe(true)
    expect((await download(id, '_history/2/')).bytes.equals(letter)).toBe(true)
    expect((await download(id, '_history/1/')).status).toBe(404)
    expect((await download(id, '_history/9/')).status).toBe(404)
  })

  test('the same file sent twice changes nothing', async () => {
    const { id } = await aDocument(admin)
    await upload(id, letter)
    const again = await upload(id, letter)
    expect([again.status, again.body.meta.versionId]).toEqual([200, '2'])
  })

  test('a file for a version that is no longer the latest is refused', async () => {
    const { id } = await aDocument(admin)
    const path = (version: number) => `DocumentReferences/${id}/content?versionId=${version}`
    expect((await askBytes(server, admin, path(1), { body: letter })).status).toBe(200)
    const stale = await askBytes(server, admin, path(1), { body: png() })
    expect([stale.status, stale.body.subStatus, stale.body.versionId]).toEqual([409, 2002, '2'])
    expect((await download(id)).bytes.equals(letter)).toBe(true)
  })

  test('nobody says what the file is but the file', async () => {
    const content = { contentType: 'application/pdf', url: 'x', hash: hashOf(letter), size: letter.length }
    const brought = await admin.ask('POST', 'DocumentReferences', {
      body: { type: { code: 'other', display: 'Other' }, title: 'x', indexState: 'Unfiled', content },
    })
    expect([brought.status, brought.body.errors[0].pointer]).toEqual([422, '/content'])
    const { id } = await aDocument(admin)
    const added = await admin.ask('PATCH', `DocumentReferences/${id}?versionId=1`, {
      body: [{ op: 'add', path: '/content', value: content }],
    })
    expect(added.status).toBe(422)
    await upload(id, letter)
    const changed = await admin.ask('PATCH', `DocumentReferences/${id}?versionId=2`, {
      body: [{ op: 'replace', path: '/content/hash', value: hashOf(png()) }],
    })
    expect([changed.status, changed.body.errors[0].message.length > 0]).toEqual([422, true])
    const renamed = await admin.ask('PATCH', `DocumentReferences/${id}?versionId=2`, {
      body: [{ op: 'replace', path: '/title', value: 'Another title' }],
    })
    expect(renamed.body.content.hash).toBe(hashOf(letter))
    expect((await download(id)).bytes.equals(letter)).toBe(true)
  })

  test('a row that speaks of bytes which were never uploaded to it gives nothing', async () => {
    const { id } = await aDocument(admin)
    await upload(id, letter)
    const { id: other } = await aDocument(admin)
    await upload(other, png())
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = (replace(content::text, ${hashOf(png())}, ${hashOf(letter)}))::json
        where id = ${other}::uuid`.execute(transaction),
    )
    expect((await download(other)).status).toBe(410)
  })

  test('what arrived otherwise than it was sent, too large, or without a body is refused, and nothing is left', async () => {
    const before = filesOnDisk().length
    const { id } = await aDocument(admin)
    const path = `DocumentReferences/${id}/content`
    const wrong = await askBytes(server, admin, path, {
      body: letter,
      headers: { 'content-digest': digestOf(png()) },
    })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'content.digest-differs'])
    const form = await askBytes(server, admin, path, { body: letter, headers: { 'content-digest': 'md5=x' } })
    expect(form.status).toBe(400)
    const large = await askBytes(server, admin, path, { body: Buffer.alloc(50 * 2 ** 20 + 1, 'x') })
    expect([large.status, large.body.parameters.limit]).toEqual([413, 50 * 2 ** 20])
    expect((await askBytes(server, admin, path, { method: 'POST' })).status).toBe(422)
    expect((await download(id)).status).toBe(404)
    expect(filesOnDisk()).toHaveLength(before)
  })

  test('whoever may not read a record gets none of its files, and whoever may not write it brings none', async () => {
    const patient = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ann'], family: 'Quince' },
      birthDate: '1980-05-05',
      gender: 'female',
    })
    const { id } = await aDocument(admin, {
      subject: { id: patient.id, resourceType: 'Patient' },
      indexState: 'Filed',
    })
    await upload(id, letter)
    expect((await clinician.ask('GET', `DocumentReferences/${id}`, { headers: across })).status).toBe(404)
    for (const more of ['', '_history/2/']) expect((await download(id, more, clinician)).status).toBe(404)
    const none = await upload(id, png(), { client: clinician })
    expect([none.status, (await download(id)).bytes.equals(letter)]).toEqual([404, true])
    const quality = await server.signIn('quality')
    expect((await upload(id, png(), { client: quality })).status).toBe(403)
    expect(
      (await askBytes(server, quality, `DocumentReferences/${id}/content`, { method: 'DELETE' })).status,
    ).toBe(403)
  })

  test('the same bytes lie on the disk once, and go only when no record has them any more', async () => {
    const bytes = pdf(['Twins.'])
    const [one, two] = [await aDocument(admin), await aDocument(admin)]
    await upload(one.id, bytes)
    await upload(two.id, bytes)
    expect(filesOnDisk().filter((name) => name === hashOf(bytes))).toHaveLength(1)
    const purge = async (id: string) => {
      await askBytes(server, admin, `DocumentReferences/${id}/content`, { method: 'DELETE' })
      return officer.ask('DELETE', `DocumentReferences/${id}/content?purge=true`, {
        body: { credential: testPassword, reason: 'Wrong patient' },
      })
    }
    expect((await purge(one.id)).status).toBe(200)
    expect((await download(two.id)).bytes.equals(bytes)).toBe(true)
    expect((await purge(two.id)).status).toBe(200)
    expect(filesOnDisk()).not.toContain(hashOf(bytes))
  })

  test('a file that was taken away is still in the history; a purge takes it from there too', async () => {
    const bytes = pdf(['Of another patient.'])
    const { id } = await aDocument(admin)
    await upload(id, bytes)
    const path = `DocumentReferences/${id}/content`
    const body = { credential: testPassword, reason: 'Wrong patient' }
    const early = await officer.ask('DELETE', `${path}?purge=true`, { body })
    expect([early.status, early.body.code]).toEqual([409, 'content.take-away-first'])

    const away = await admin.ask('DELETE', path)
    expect([away.status, away.body.content, away.body.meta.versionId]).toEqual([200, undefined, '3'])
    expect((await download(id)).status).toBe(404)
    expect((await download(id, '_history/2/')).bytes.equals(bytes)).toBe(true)

    const alone = await admin.ask('DELETE', `${path}?purge=true`, { body })
    expect([alone.status, alone.body.code]).toEqual([409, 'content.somebody-else'])
    const wrong = await officer.ask('DELETE', `${path}?purge=true`, {
      body: { ...body, credential: 'guess' },
    })
    expect([wrong.status, wrong.body.subStatus]).toEqual([403, 2103])
    expect((await officer.ask('DELETE', `${path}?purge=true`)).status).toBe(422)
    expect((await clinician.ask('DELETE', `${path}?purge=true`, { body })).status).toBe(403)
    expect(filesOnDisk()).toContain(hashOf(bytes))

    const gone = await officer.ask('DELETE', `${path}?purge=true`, { body })
    expect([gone.status, gone.body.content.size]).toEqual([200, 0])
    expect((await download(id)).status).toBe(410)
    expect((await download(id, '_history/2/')).status).toBe(410)
    expect(filesOnDisk()).not.toContain(hashOf(bytes))
  })

  test('each call leaves one event that says what it was and whose, and never the name of a file', async () => {
    const { id } = await aDocument(admin)
    const calls = [
      await upload(id, letter, { type: 'application/pdf' }),
      await download(id),
      await askBytes(server, admin, `DocumentReferences/${id}/content`, { method: 'DELETE' }),
      await upload(id, Buffer.from('MZ'), {}),
    ]
    const requests = calls.map(({ headers }) => headers.get('requestid') ?? '')
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ request_id: string; kind: string; status: number; resource_id: string }>`
        select request_id, kind, status, resource_id from audit_event where request_id = any (${requests}::uuid[])`.execute(
        transaction,
      ),
    )
    const told = requests.map((request) => rows.filter((row) => row.request_id === request))
    expect(told.map((each) => each.length)).toEqual([1, 1, 1, 1])
    expect(told.map(([row]) => row?.kind.split('|')[0])).toEqual([
      'content-upload',
      'content-read',
      'content-delete',
      'permission-denied',
    ])
    expect(new Set(rows.map((row) => row.resource_id))).toEqual(new Set([id]))
  })

  test('room is counted for each person and for the practice, and given back by a purge', async () => {
    const usage = async () =>
      (
        await server.world.database.asOwner((transaction) =>
          sql<{
            size: string
          }>`select size from content_usage where person_id = ${server.practice.id}::uuid`.execute(
            transaction,
          ),
        )
      ).rows[0]?.size ?? '0'
    const setUsage = (size: number) =>
      server.world.database.asOwner((transaction) =>
        sql`update content_usage set size = ${size}::bigint where person_id = ${server.practice.id}::uuid`.execute(
          transaction,
        ),
      )
    const before = await usage()
    const { id } = await aDocument(admin)
    const bytes = png(11, 7)
    await upload(id, bytes)
    expect(Number(await usage()) - Number(before)).toBe(bytes.length)

    const most = 20 * 2 ** 30
    await setUsage(most - letter.length)
    const { id: last } = await aDocument(admin)
    expect((await upload(last, letter)).status).toBe(200)
    const { id: more } = await aDocument(admin)
    const full = await upload(more, bytes)
    expect([full.status, full.body.subStatus, full.body.code]).toEqual([507, 2401, 'content.practice-full'])
    expect(full.headers.get('retry-after')).toBeNull()
    expect((await download(more)).status).toBe(404)
    await setUsage(Number(before))
  })

  test('each type keeps its own kinds of files, and other types keep none', async () => {
    const sound = await created(admin, 'Media', { kind: 'Audio', purpose: 'Recording' })
    const put = (collection: string, id: string, body: Uint8Array) =>
      askBytes(server, admin, `${collection}/${id}/content`, { body })
    expect((await put('Media', sound.id, wav())).status).toBe(200)
    const photo = await created(admin, 'Media', { kind: 'Photo', purpose: 'Identification' })
    const taken = await put('Media', photo.id, png(40, 30))
    expect([taken.body.width, taken.body.height]).toEqual([40, 30])
    const refused = await put('Media', photo.id, letter)
    expect([refused.status, refused.body.code]).toEqual([422, 'content.not-accepted'])
    const { id } = await aDocument(admin)
    expect((await upload(id, wav())).status).toBe(422)
    expect((await upload(id, jpeg())).status).toBe(200)
    expect((await put('Patients', id, letter)).status).toBe(404)
    expect((await put('ReportDeliveries', id, letter)).status).toBe(405)
  })
})
