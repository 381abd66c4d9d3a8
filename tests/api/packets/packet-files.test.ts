import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, askBytes, digestOf, partsOf } from '#tests/support/content/a-document.ts'
import { confusingFiles } from '#tests/support/content/confusing-files.ts'
import { jpeg, pdf, png } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aPacketWithFiles, type PacketFilesScene } from '#tests/support/scenes/packet-files-scene.ts'
import { makeLink, openVisit, secretOf, visitHeaders, visiting } from '#tests/support/scenes/packet-scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const guardian = { birthDate: '1965-01-09' }

describe.each(databasesFor(import.meta.url))('files of a packet (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const cookieOf = async (scene: PacketFilesScene, who: 'patient' | 'mother' = 'patient') => {
    const secret = secretOf(await makeLink(admin, scene, scene[who]))
    return (await openVisit(server, secret, who === 'mother' ? guardian : undefined)).cookie
  }
  const say = (cookie: string, act: string, body: object) =>
    visiting(server, ['POST', `/${act}`], { body, cookie })
  const add = (cookie: string, itemId: string, more: object = {}) =>
    say(cookie, 'add-file', {
      itemId,
      fileId: randomUUID(),
      kind: 'DocumentReference',
      name: 'Card',
      ...more,
    })
  const bytes = async (
    cookie: string,
    [method, path]: readonly [string, string],
    { body, type, headers }: { body?: Uint8Array; type?: string; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(`${server.url}/api/v1/visit/${path}`, {
      method,
      headers: { ...visitHeaders(cookie), ...(type !== undefined && { 'content-type': type }), ...headers },
      ...(body && { body: new Uint8Array(body) }),
    })
    const received = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.includes('json')
    return {
      status: answer.status,
      headers: answer.headers,
      received,
      body: isJson ? JSON.parse(received.toString()) : undefined,
    }
  }
  const put = (cookie: string, id: string, body: Uint8Array, type = 'image/png') =>
    bytes(cookie, ['POST', `files/${id}/content`], { body, type })
  const packetOf = async ({ response }: PacketFilesScene) =>
    (await admin.ask('GET', `PacketResponses/${response.id}`)).body

  test('a patient reads the document, hands in a file, and staff find both in the packet and the file in the chart', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const sheet = (await visiting(server, ['GET', ''], { cookie })).body.sheet
    expect(sheet.items[0]).toMatchObject({ itemId: 'notice', documentType: 'application/pdf' })
    expect(sheet.items[1].elements).toMatchObject([{ id: 'files', type: 'Attachment', required: true }])

    const read = await bytes(cookie, ['GET', 'documents/notice'])
    expect(read.status).toBe(200)
    expect(read.received.subarray(0, 5).toString()).toBe('%PDF-')
    expect(read.headers.get('content-disposition')).toContain('attachment')
    expect((await say(cookie, 'answer', { itemId: 'notice', isDone: true })).status).toBe(200)

    expect((await say(cookie, 'answer', { itemId: 'card', isDone: true })).status).toBe(422)
    const file = (await add(cookie, 'card')).body
    expect((await put(cookie, file.id, png())).status).toBe(200)
    expect((await bytes(cookie, ['GET', `files/${file.id}/content`])).received.length).toBeGreaterThan(20)
    const done = await say(cookie, 'answer', { itemId: 'card', answers: { files: [file] }, isDone: true })
    expect(done.status, JSON.stringify(done.body)).toBe(200)

    const { items } = await packetOf(scene)
    expect(items.slice(0, 2)).toMatchObject([
      { itemId: 'notice', progress: 'Complete', completedBy: { id: scene.patient.id } },
      { itemId: 'card', progress: 'Complete', files: [{ id: file.id }], data: { files: [{ id: file.id }] } },
    ])
    const row = (await admin.ask('GET', `DocumentReferences/${file.id}`)).body
    expect(row).toMatchObject({
      subject: { id: scene.patient.id },
      uploader: { id: scene.patient.id },
      source: 'Portal',
      indexState: 'Unfiled',
      content: { contentType: 'image/png' },
    })
  })

  test('a picture and papers are answers to questions of a form, and a large file comes in parts that are not lost with the line', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const picture = (await add(cookie, 'injury', { kind: 'Media', name: 'Arm' })).body
    expect((await put(cookie, picture.id, jpeg(), 'image/jpeg')).status).toBe(200)
    const paper = (await add(cookie, 'injury', { name: 'Letter' })).body
    const whole = pdf(['A long letter.'])
    const uploadId = randomUUID()
    const base = `files/${paper.id}/content/chunks`
    const [first = whole, second = whole] = partsOf(whole, Math.ceil(whole.length / 2))
    const part = (number: number, body: Uint8Array) =>
      bytes(cookie, ['POST', `${base}/${number}?uploadId=${uploadId}`], {
        body,
        type: 'application/octet-stream',
        headers: { 'content-digest': digestOf(body) },
      })
    expect((await part(0, first)).status).toBe(204)
    expect((await bytes(cookie, ['GET', `${base}?uploadId=${uploadId}`])).body).toMatchObject([{ number: 0 }])
    expect((await part(1, second)).status).toBe(204)
    const joined = await bytes(cookie, ['POST', `${base}?uploadId=${uploadId}&mediaType=application/pdf`], {
      headers: { 'repr-digest': digestOf(whole) },
    })
    expect(joined.status, joined.received.toString()).toBe(200)

    const answers = { when: 'yesterday', look: { media: picture, caption: 'My arm' }, papers: [paper] }
    const kept = await say(cookie, 'answer', { itemId: 'injury', answers, isDone: true })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
    const { items } = await packetOf(scene)
    expect(items[2]).toMatchObject({ data: answers, files: [{ id: picture.id }, { id: paper.id }] })
  })

  test('a file is given once however often it is asked, and can be taken back until it is handed in', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const fileId = randomUUID()
    const given = await Promise.all([add(cookie, 'card', { fileId }), add(cookie, 'card', { fileId })])
    expect(given.map(({ status }) => status)).toContain(200)
    expect((await add(cookie, 'card', { fileId })).body).toMatchObject({ id: fileId })
    expect((await put(cookie, fileId, png())).status).toBe(200)
    expect((await put(cookie, fileId, png())).status).toBe(200)
    expect((await packetOf(scene)).items[1].files).toHaveLength(1)

    expect((await say(cookie, 'drop-file', { itemId: 'card', fileId })).status).toBe(200)
    expect((await say(cookie, 'drop-file', { itemId: 'card', fileId })).status).toBe(200)
    expect((await bytes(cookie, ['GET', `files/${fileId}/content`])).status).toBe(404)
    expect((await admin.ask('GET', `DocumentReferences/${fileId}`)).status).toBe(410)
  })

  test('what the practice has filed stays in the chart as it is, though whoever gave it takes it out of the packet', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const { id } = (await add(cookie, 'card')).body
    expect((await put(cookie, id, png())).status).toBe(200)
    const { meta } = (await admin.ask('GET', `DocumentReferences/${id}`)).body
    const filed = await admin.ask('PATCH', `DocumentReferences/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/indexState', value: 'Filed' }],
    })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    const { hash } = filed.body.content
    const again = await put(cookie, id, png(8, 8))
    expect([again.status, again.body?.code]).toEqual([409, 'definitions.packet-file-filed'])
    expect((await say(cookie, 'drop-file', { itemId: 'card', fileId: id })).status).toBe(200)
    expect((await packetOf(scene)).items[1].files ?? []).toEqual([])
    const row = await admin.ask('GET', `DocumentReferences/${id}`)
    expect([row.status, row.body.content.hash]).toEqual([200, hash])
  })

  test('whoever has a link reaches no other content: of the same chart, of another one, of the other part, of another packet', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const stranger = await aPacketWithFiles(server, admin)
    const [cookie, mothers, strangers] = [
      await cookieOf(scene),
      await cookieOf(scene, 'mother'),
      await cookieOf(stranger),
    ]
    const ofChart = await aDocument(admin, {
      subject: { id: scene.patient.id, resourceType: 'Patient' },
      indexState: 'Filed',
    })
    await askBytes(server, admin, `DocumentReferences/${ofChart.id}/content`, {
      method: 'POST',
      body: png(),
      headers: { 'content-type': 'image/png' },
    })
    const empty = await aDocument(admin, { subject: { id: scene.patient.id, resourceType: 'Patient' } })
    const letter = (await add(mothers, 'letter')).body
    const others = (await add(strangers, 'card')).body
    for (const id of [letter.id, others.id]) {
      const whose = id === letter.id ? mothers : strangers
      expect((await put(whose, id, png())).status).toBe(200)
    }

    for (const id of [ofChart.id, empty.id, letter.id, others.id, scene.notice.id, randomUUID(), 'notice']) {
      const read = await bytes(cookie, ['GET', `files/${id}/content`])
      const written = await put(cookie, id, png(8, 8))
      const listed = await bytes(cookie, ['GET', `files/${id}/content/chunks?uploadId=${randomUUID()}`])
      const dropped = await say(cookie, 'drop-file', { itemId: 'card', fileId: randomUUID() })
      expect([id, read.status, written.status, listed.status, dropped.status]).toEqual([
        id,
        404,
        404,
        404,
        200,
      ])
    }
    for (const id of ['letter', 'card', 'nothing', ofChart.id])
      expect((await bytes(cookie, ['GET', `documents/${id}`])).status, id).toBe(404)
    expect((await bytes(mothers, ['GET', 'documents/notice'])).status).toBe(404)
  })

  test('answers name no file that was not given with them, and no record that is there is given once more', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const letter = (await add(await cookieOf(scene, 'mother'), 'letter')).body
    const ofChart = await aDocument(admin, {
      subject: { id: scene.patient.id, resourceType: 'Patient' },
      indexState: 'Filed',
    })
    for (const file of [ofChart, letter]) {
      const { id, resourceType = 'DocumentReference' } = file
      const answers = { files: [{ id, resourceType }] }
      const named = await say(cookie, 'answer', { itemId: 'card', answers })
      expect(named.body.findings?.[0]?.code ?? JSON.stringify(named.body)).toContain('packet-other-file')
    }
    const taken = await add(cookie, 'card', { fileId: ofChart.id })
    expect(taken.status).toBeGreaterThanOrEqual(400)
    expect(
      (await packetOf(scene)).items.find((each: { itemId: string }) => each.itemId === 'card')?.files ?? [],
    ).toEqual([])
  })

  test('gives nothing where nothing is asked for, nothing to another part, nothing too often and nothing too large or of a forbidden kind', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    expect((await add(cookie, 'notice')).body).toMatchObject({ code: 'definitions.packet-no-files' })
    expect((await add(cookie, 'card', { kind: 'Media' })).body).toMatchObject({
      code: 'definitions.packet-no-files',
    })
    for (const itemId of ['letter', 'nothing'])
      expect((await add(cookie, itemId)).body).toMatchObject({ code: 'definitions.packet-no-item' })
    expect((await add(cookie, 'card', { kind: 'Note' })).status).toBe(422)
    expect((await add(cookie, 'card', { id: scene.response.id })).status).toBe(422)

    const { id } = (await add(cookie, 'card')).body
    for (const { bytes: body, said } of confusingFiles.slice(0, 12))
      expect((await put(cookie, id, body, said)).status).toBeGreaterThanOrEqual(400)
    const huge = await bytes(cookie, ['POST', `files/${id}/content`], {
      body: new Uint8Array(52_428_801),
      type: 'application/pdf',
    })
    expect(huge.status).toBe(413)

    for (let count = 1; count < 20; count += 1) expect((await add(cookie, 'card')).status).toBe(200)
    expect((await add(cookie, 'card')).body).toMatchObject({ code: 'definitions.packet-files-full' })
  })

  test('brings nothing more once it is handed in, the link is taken back or the visit is left; and each look into a file stands in the trail', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const cookie = await cookieOf(scene)
    const file = (await add(cookie, 'card')).body
    await put(cookie, file.id, png())
    const looked = await bytes(cookie, ['GET', `files/${file.id}/content`])
    const [row] = await trailOf(server, looked)
    expect(row).toMatchObject({ type: 'DocumentReference', outcome: 'Success' })
    const foreign = await bytes(cookie, ['GET', `files/${file.id}/content`], {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    expect((await bytes('goldthread-visit=none', ['GET', `files/${file.id}/content`])).status).toBe(401)

    await say(cookie, 'answer', { itemId: 'notice', isDone: true })
    await say(cookie, 'answer', { itemId: 'card', answers: { files: [file] }, isDone: true })
    expect((await say(cookie, 'submit', {})).status).toBe(200)
    expect((await put(cookie, file.id, png(9, 9))).status).toBe(401)
    expect((await bytes(cookie, ['GET', `files/${file.id}/content`])).status).toBe(401)
    expect((await add(cookie, 'card')).status).toBe(401)

    const left = await aPacketWithFiles(server, admin)
    const open = await cookieOf(left)
    const other = (await add(open, 'card')).body
    await visiting(server, ['DELETE', ''], { cookie: open })
    expect((await put(open, other.id, png())).status).toBe(401)
  })
})
