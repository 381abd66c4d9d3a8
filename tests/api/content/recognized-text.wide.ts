import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { automationActor } from '#server/jobs/work/automation-actor.ts'
import { plainOptions } from '#server/operations/call.ts'
import { openAs } from '#server/operations/open-as.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { PdfReader } from '#server/stores/content/pdf-reader.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { aDocument, askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { pdf, png, wav } from '#tests/support/content/files.ts'
import { circlingPdf, damagedPdf, lockedPdf, swellingPdf } from '#tests/support/content/pdfs.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const staff = {
  admin: ['administrative'],
  officer: ['administrative'],
  quality: ['quality-assurance'],
  robot: ['automation'],
}
const letter = pdf(['Referral for sertraline', 'Second page: follow up'])

describe.each(databasesFor(import.meta.url))('the text of a file, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let officer: TestClient
  let quality: TestClient
  let stranger: TestClient
  let patient: Row
  beforeAll(async () => {
    server = await startTestServer({ database, staff })
    const harbor = await makeTestPractice(server.world, 'harbor', { stranger: ['administrative'] })
    stranger = await server.signIn('stranger', harbor)
    admin = await server.signIn('admin')
    officer = await server.signIn('officer')
    quality = await server.signIn('quality')
    patient = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ann'], family: 'Quince' },
      birthDate: '1980-05-05',
      gender: 'female',
    })
  }, 60_000)
  afterAll(() => server?.close())

  const put = (path: string, body: Uint8Array) => askBytes(server, admin, `${path}/content`, { body })
  async function aLetter(body: Uint8Array = letter): Promise<string> {
    const { id } = await aDocument(admin, { subject: bare(patient), indexState: 'Filed' })
    const path = `DocumentReferences/${id}`
    const stored = await put(path, body)
    expect(stored.status, stored.bytes.toString()).toBe(200)
    return path
  }
  const ask = (path: string, client = admin) => client.ask('POST', `${path}/ocr`, { headers: across })
  const read = async (path: string, client = admin) =>
    (await client.ask('GET', path, { headers: across })).body
  async function work(world: World = server.world): Promise<void> {
    const report = (error: unknown) => expect(error).toBeUndefined()
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const running = startJobs({ world, jobs, report, patience })
    await running.turn()
    await running.stop()
  }
  async function found(word: string, client = admin, collection = 'DocumentReferences') {
    const body = [{ field: 'ocrText', op: 'contains', value: word }]
    const answer = await client.ask('POST', `${collection}/queries`, { body, headers: across })
    return answer.status === 200 ? answer.body.map(({ id }: Row) => `${collection}/${id}`) : answer.status
  }
  const owner = async <Each>(statement: ReturnType<typeof sql<Each>>) =>
    (await server.world.database.asOwner((transaction) => statement.execute(transaction))).rows

  test('is read in the background, stands in the record, and is found by its words; asked twice, it is read once', async () => {
    const path = await aLetter()
    const asked = await ask(path)
    expect([asked.status, asked.body.ocrResult, asked.body.meta.versionId]).toEqual([202, 'Pending', '3'])
    const again = await ask(path)
    expect([again.status, again.body.meta.versionId]).toEqual([202, '3'])
    const runs = () => owner(sql`select 1 from job_run where job = 'RecognizeTexts' and asked_by is not null`)
    const before = (await runs()).length
    await ask(path)
    expect((await runs()).length).toBe(before)
    expect(await found('sertraline')).toEqual([])

    await work()
    const row = await read(path)
    expect(row).toMatchObject({ ocrResult: 'Success', meta: { versionId: '4' } })
    expect(row.ocrText).toBe('Referral for sertraline\n\nSecond page: follow up')
    expect(row).not.toHaveProperty('ocrIssue')
    expect(await found('sertra')).toEqual([path])
    const short = await admin.ask('GET', 'DocumentReferences?summary=true', { headers: across })
    expect(short.body.find(({ id }: Row) => path.endsWith(id))).toMatchObject({ ocrResult: 'Success' })
    expect(JSON.stringify(short.body)).not.toContain('sertraline')

    const trail = await owner(sql<{ detail: { job?: string } }>`
      select detail from audit_event where resource_id = ${row.id}::uuid order by at`)
    expect(trail.map(({ detail }) => detail.job)).toContain('RecognizeTexts')
    expect(JSON.stringify(trail)).not.toContain('sertraline')
  })

  test.each([
    ['a scan', png(), 'NoEngine'],
    ['a PDF of pictures', pdf(['']), 'NoEngine'],
    ['a damaged PDF', damagedPdf(), 'Damaged'],
    ['a PDF whose pages lead to themselves', circlingPdf(), 'Damaged'],
    ['a PDF with a password', lockedPdf(), 'Locked'],
  ])('of %s cannot be read, and the record says why', async (_, body, issue) => {
    const path = await aLetter(body)
    expect((await ask(path)).status).toBe(202)
    await work()
    const row = await read(path)
    expect([row.ocrResult, row.ocrIssue, row.ocrText]).toEqual(['Failed', issue, undefined])
    expect((await ask(path)).body).toMatchObject({ ocrResult: 'Pending' })
    expect((await ask(path)).body).not.toHaveProperty('ocrIssue')
    await work()
  })

  test('of a photo has no engine either; sound has no text, and neither has a record without a file', async () => {
    const photo = await created(admin, 'Media', { kind: 'Photo', purpose: 'Card' })
    await put(`Media/${photo.id}`, png(50, 50))
    expect((await ask(`Media/${photo.id}`)).status).toBe(202)
    await work()
    expect(await read(`Media/${photo.id}`)).toMatchObject({ ocrResult: 'Failed', ocrIssue: 'NoEngine' })

    const sound = await created(admin, 'Media', { kind: 'Audio', purpose: 'Recording' })
    await put(`Media/${sound.id}`, wav())
    const { id } = await aDocument(admin)
    const refused = [await ask(`Media/${sound.id}`), await ask(`DocumentReferences/${id}`)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'content.no-text'],
      [409, 'content.nothing-to-read'],
    ])
    expect((await ask('Patients/0')).status).toBe(404)
  })

  test('of an engine for pictures is kept like any other: whoever runs the server sets one in', async () => {
    const photo = await created(admin, 'Media', { kind: 'Photo', purpose: 'Card' })
    await put(`Media/${photo.id}`, png(51, 50))
    await ask(`Media/${photo.id}`)
    await work({
      ...server.world,
      recognize: async () => ({ result: 'Warning', text: 'MEMBER 4711', issue: 'Shortened' }),
    })
    const path = `Media/${photo.id}`
    expect(await read(path)).toMatchObject({
      ocrResult: 'Warning',
      ocrText: 'MEMBER 4711',
      ocrIssue: 'Shortened',
    })
    expect(await found('4711', admin, 'Media')).toEqual([path])
  })

  test('goes with its file: another one has no text until it is read, and what was read too late is not kept', async () => {
    const path = await aLetter(pdf(['An old letter about lithium']))
    await ask(path)
    await work()
    expect(await found('lithium')).toEqual([path])
    const next = await put(path, pdf(['A new letter']))
    expect([next.body.ocrText, next.body.ocrResult]).toEqual([undefined, undefined])
    expect(await found('lithium')).toEqual([])

    await ask(path)
    const { recognize } = server.world
    const newer = [pdf(['A newer letter']), pdf(['The newest letter'])]
    await work({
      ...server.world,
      recognize: async (place, mediaType) => {
        const late = await recognize(place, mediaType)
        const next = newer.shift()
        if (next) await put(path, next)
        if (newer.length === 1) await ask(path)
        return late
      },
    })
    expect(await read(path)).not.toHaveProperty('ocrText')
    await ask(path)
    await work()
    expect((await read(path)).ocrText).toBe('The newest letter')
    await askBytes(server, admin, `${path}/content`, { method: 'DELETE' })
    expect(await read(path)).not.toHaveProperty('ocrResult')
  })

  test('is hidden with its record, and nobody asks for it who may not change the record', async () => {
    const path = await aLetter(pdf(['About clozapine']))
    await ask(path)
    await work()
    expect(await found('clozapine', quality)).toEqual([path])
    expect((await ask(path, quality)).status).toBe(403)
    expect((await ask(path, stranger)).status).toBe(404)
    expect(await found('clozapine', stranger)).toEqual([])

    const { id } = await read(path)
    const actor = systemActor(server.practice.id, server.practice.key)
    await openAs(server.world, { actor, operation: 'example.update' }, async (opened) => {
      const rows = openRows(opened, 'DocumentReference')
      const loaded = await rows.load(id)
      if (!loaded.ok) return loaded
      const { document } = loaded.value
      const securityLabels = [{ code: 'R', display: 'R' }]
      return rows.replace(loaded.value, { ...document, meta: { ...document.meta, securityLabels } }, {})
    })
    expect(await found('clozapine', quality)).toEqual([])
    const versions = [path, `${path}/_history/4`]
    for (const each of versions)
      expect((await quality.ask('GET', each, { headers: across })).status).toBe(404)
  })

  test('is written by nobody: not by hand, and not with the rights of an automation', async () => {
    const path = await aLetter()
    const robot = await server.signIn('robot')
    const made = { hash: hashOf(letter), result: 'Success', text: 'The patient agreed.' }
    expect((await ask(path)).status).toBe(202)
    const kept = await robot.ask('POST', `${path}/keep-text`, { body: made, headers: across })
    expect([kept.status, (await admin.ask('POST', `${path}/keep-text`, { body: made })).status]).toEqual([
      403, 403,
    ])
    const automation = { practice: server.practice, job: 'RecognizeTexts', confidential: [] }
    const { job: _, ...actor } = automationActor(automation)
    const byNoJob = await runOperation(server.world, {
      actor,
      operation: 'documentReference.keepText',
      input: { id: path.split('/')[1] ?? '', body: made },
      options: plainOptions(server.world.newId()),
    })
    expect(byNoJob).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    const { versionId } = (await read(path)).meta
    for (const field of ['ocrText', 'ocrResult', 'ocrIssue']) {
      const body = [{ op: 'add', path: `/${field}`, value: field === 'ocrText' ? 'x' : 'Warning' }]
      const changed = await admin.ask('PATCH', `${path}?versionId=${versionId}`, { body })
      expect([field, changed.status]).toEqual([field, 422])
    }
    expect((await read(path)).ocrText).toBeUndefined()
    await work()
    const stale = await admin.ask('POST', `${path}/ocr?versionId=2`)
    expect([stale.status, stale.body.subStatus]).toEqual([409, 2002])
  })

  test('goes for good with a file that is purged, of earlier versions too', async () => {
    const path = await aLetter(pdf(['Of another patient: risperidone']))
    await ask(path)
    await work()
    const version = () => admin.ask('GET', `${path}/_history/4`, { headers: across })
    expect((await version()).body.ocrText).toContain('risperidone')
    await askBytes(server, admin, `${path}/content`, { method: 'DELETE' })
    const body = { credential: testPassword, reason: 'Wrong patient' }
    expect((await officer.ask('DELETE', `${path}/content?purge=true`, { body })).status).toBe(200)
    expect((await version()).body).toMatchObject({ ocrResult: 'Success', title: expect.any(String) })
    const left = await owner(sql`select 1 from resource_history where content::text like '%risperidone%'
      union all select 1 from resource where content::text like '%risperidone%'
      union all select 1 from token where token like '%risperidone%'`)
    expect(left).toEqual([])

    await owner(sql`update resource_history set content = (content::jsonb || '{"ocrText":"risperidone"}')::json
      where id = ${path.split('/')[1]}::uuid and version_id = 4`)
    await ask(await aLetter())
    await work()
    expect((await version()).body).not.toHaveProperty('ocrText')
  })
})

describe('whoever reads the text of a PDF', () => {
  const asText = (lines: readonly string[]) => new PdfReader().read(pdf(lines))

  test('is ended when it is late or takes too much memory, and the next file is read by another', async () => {
    expect(await new PdfReader({ patience: 1 }).read(letter)).toEqual({ issue: 'TooLarge' })
    const reader = new PdfReader({ mostMemory: 300 * 2 ** 20 })
    const [swelling, next] = await Promise.all([reader.read(swellingPdf(600)), reader.read(letter)])
    expect(swelling).toEqual({ issue: 'TooLarge' })
    expect(next).toMatchObject({ isWhole: true })
  }, 60_000)

  test('reads no more than so many pages and letters, and says that there is more', async () => {
    const pages = await new PdfReader({ mostPages: 2 }).read(pdf(['one', 'two', 'three']))
    expect(pages).toEqual({ text: 'one\n\ntwo', isWhole: false })
    const letters = await new PdfReader({ mostCharacters: 5 }).read(pdf(['one two three']))
    expect(letters).toEqual({ text: 'one t', isWhole: false })
  })

  test('gives letters and nothing that steers a screen or a database', async () => {
    expect(await asText(['a\\000b\\007c\\033[31m d'])).toMatchObject({
      text: expect.not.stringMatching(/[^\P{C}\n\t]/u),
    })
  })
})
