import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { Handlers } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  quality: ['quality-assurance'],
  robot: ['automation'],
}
const canary = 'The heron stands in the reeds'
const letter = pdf([canary])
const period = { start: '2020-01-01', end: '2090-01-01' }
const everything = {
  revocationExplained: true,
  redisclosureExplained: true,
  refusalConsequencesExplained: true,
  copyOffered: true,
}

describe.each(databasesFor(import.meta.url))('documents are sent, on the %s database', (database) => {
  let server: TestServer
  let clinician: TestClient
  let officer: TestClient
  let patient: Row
  let other: Row
  let clock = Date.now()
  beforeAll(async () => {
    server = await startTestServer({ database, staff, now: () => instantAt(clock) })
    clinician = await server.signIn('clinician')
    officer = await server.signIn('admin')
    const someone = (given: string) =>
      created(officer, 'Patients', {
        name: { use: 'official', given: [given], family: 'Quince' },
        birthDate: '1980-05-05',
        gender: 'female',
        careTeam: [
          {
            id: 'clinician',
            member: { id: server.practice.profiles.get('clinician') ?? '', resourceType: 'Practitioner' },
            role: { code: 'primary-clinician', display: 'Therapist' },
            participation: 'PrimaryPerformer',
          },
        ],
      })
    patient = await someone('Ann')
    other = await someone('Bo')
  }, 60_000)
  afterAll(() => server?.close())

  const folder = () => join(server.dataDirectory, 'outgoing', server.practice.key)
  const left = (id: string): readonly string[] => {
    try {
      return readdirSync(join(folder(), id)).sort()
    } catch {
      return []
    }
  }
  const text = (id: string, name: string) => readFileSync(join(folder(), id, name), 'utf8')
  const wantSending = () =>
    server.world.database.asOwner((transaction) =>
      sql`insert into job_run (practice_id, id, job, due_at, state)
        values (${server.practice.id}::uuid, ${server.world.newId()}::uuid, 'SendDocuments', ${server.world.now().iso}::timestamptz, 'Waiting')`.execute(
        transaction,
      ),
    )
  async function work(instead: Partial<Handlers> = {}): Promise<void> {
    const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
    const world = { ...server.world, handlers: { ...server.world.handlers, ...instead } }
    const running = startJobs({ world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  async function aLetter(labels: readonly string[] = [], subject = patient): Promise<Row> {
    const row = await aDocument(clinician, { subject: bare(subject), indexState: 'Filed' })
    const stored = await askBytes(server, clinician, `DocumentReferences/${row.id}/content`, { body: letter })
    expect(stored.status, stored.bytes.toString()).toBe(200)
    if (labels.length > 0) await putLabels(server, { type: 'DocumentReference', id: row.id }, labels)
    return row
  }
  const transmission = (documents: readonly Row[], more: object = {}, client = clinician) =>
    client.ask('POST', 'DocumentTransmissions', {
      body: {
        patient: bare(patient),
        documents: documents.map(bare),
        recipient: { name: 'Lincoln High School', fax: '+16125550123' },
        method: 'Fax',
        purpose: { code: 'school', display: 'School' },
        legalBasis: 'Consent',
        coverPage: 'As discussed.',
        ...more,
      },
    })
  const act = (name: string, { body }: TestAnswer, more: object = {}, client = clinician) =>
    client.ask('POST', `DocumentTransmissions/${body.id}/${name}`, {
      body: { versionId: body.meta.versionId, ...more },
    })
  async function sent(documents: readonly Row[], more: object = {}): Promise<TestAnswer> {
    const made = await transmission(documents, more)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const answer = await act('send', made)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer
  }
  const now = async ({ body }: TestAnswer) => officer.ask('GET', `DocumentTransmissions/${body.id}`)
  async function aConsent(more: object = {}): Promise<TestAnswer> {
    const made = await clinician.ask('POST', 'Consents', {
      body: {
        patient: bare(patient),
        kind: { code: 'release-of-information', display: 'Release' },
        status: 'Draft',
        period,
        from: [{ text: 'This practice' }],
        to: [{ name: 'Lincoln High School' }],
        purposes: [{ code: 'school', display: 'School' }],
        information: { description: 'Letters.' },
        statements: everything,
        signers: [{ role: 'Patient', person: bare(patient), required: true }],
        ...more,
      },
    })
    const strokes = JSON.stringify([[0.1, 0.1, 0.5, 0.5, 0.9, 0.2]])
    const signed = await clinician.ask('POST', `Consents/${made.body.id}/sign`, {
      body: {
        versionId: '1',
        role: 'Patient',
        person: bare(patient),
        method: 'Drawn',
        strokes,
        credential: testPassword,
      },
    })
    expect(signed.body.status, JSON.stringify(signed.body)).toBe('Active')
    return signed
  }
  const revoke = ({ body }: TestAnswer) =>
    clinician.ask('POST', `Consents/${body.id}/revoke`, {
      body: { versionId: body.meta.versionId, method: 'Written' },
    })
  const consentNow = async ({ body }: TestAnswer) => (await clinician.ask('GET', `Consents/${body.id}`)).body
  const events = async (id: string) =>
    (
      await server.world.database.asOwner((transaction) =>
        sql<{ event: string }>`select detail ->> 'event' as event from audit_event
          where practice_id = ${server.practice.id}::uuid and resource_id = ${id}::uuid order by at, id`.execute(
          transaction,
        ),
      )
    ).rows.map(({ event }) => event)

  test('without a consent they are held and no byte leaves; with one they leave with it, and it accounts for them', async () => {
    const asked = await sent([await aLetter()])
    expect(asked.body).toMatchObject({ result: 'Hold', noticeAttached: false })
    expect(asked.body.attempts[0].message).toContain('No active consent names this recipient')
    await work()
    expect([left(asked.body.id), (await now(asked)).body.result]).toEqual([[], 'Hold'])

    const consent = await aConsent()
    await wantSending()
    await work()
    const { body } = await now(asked)
    expect(body).toMatchObject({
      result: 'Success',
      consent: { id: consent.body.id },
      sentAt: expect.any(String),
    })
    expect(left(body.id)).toEqual(['consents.json', 'cover-page.md', 'document-1.pdf', 'transmission.json'])
    expect(readFileSync(join(folder(), body.id, 'document-1.pdf'))).toEqual(Buffer.from(letter))
    expect(text(body.id, 'cover-page.md')).toBe('As discussed.')
    expect((await consentNow(consent)).disclosures).toMatchObject([
      { to: 'Lincoln High School', transmission: { id: body.id }, description: 'School (Fax)' },
    ])
    expect(await events(body.id)).toContain('transmit')
    expect(await events(body.id)).toContain('transmit-failed')
    await revoke({ ...consent, body: await consentNow(consent) })
    expect((await consentNow(consent)).disclosures).toHaveLength(1)
  })

  test('what waits under a consent fails when it is revoked, and no byte leaves', async () => {
    const consent = await aConsent()
    const waiting = await sent([await aLetter()])
    expect(waiting.body).toMatchObject({ result: 'Pending', consent: { id: consent.body.id } })
    await revoke(consent)
    await work()
    const failed = (await now(waiting)).body
    expect(failed).toMatchObject({ result: 'Failed' })
    expect(failed.attempts.at(-1).message).toContain('revoked')
    expect(left(failed.id)).toEqual([])

    const across = { headers: { 'x-enable-cross-partition': 'true' } }
    const ofIt = (client: TestClient) => client.ask('GET', 'Notifications', across)
    const told = (await ofIt(clinician)).body
    expect(told).toMatchObject([
      {
        recipient: { id: server.practice.profiles.get('clinician') },
        title: 'Documents were not sent',
        target: { ref: { id: failed.id }, route: `/patients/${patient.id}/documents` },
      },
    ])
    expect(told[0].body).toContain('revoked')
    expect(`${told[0].title} ${told[0].body}`).not.toContain('Lincoln')
    expect((await ofIt(officer)).body).toEqual([])
  })

  test.each(['revoked', 'stopped'])(
    'what was handed over before the server ended has left, though it is %s before anybody hears of it',
    async (what) => {
      const consent = await aConsent()
      const waiting = await sent([await aLetter()])
      await work({ 'documentTransmission.takeResult': () => Promise.reject(new Error('The server ends.')) })
      expect((await now(waiting)).body).toMatchObject({ result: 'Pending' })
      expect(left(waiting.body.id)).toContain('document-1.pdf')

      const stopped = what === 'stopped' ? await act('stop', waiting) : await revoke(consent)
      expect(stopped.status, JSON.stringify(stopped.body)).toBe(200)
      await wantSending()
      await work()
      expect((await now(waiting)).body).toMatchObject({
        result: 'Success',
        sentAt: expect.any(String),
        consent: { id: consent.body.id },
      })
      const known = await consentNow(consent)
      expect(known.disclosures).toMatchObject([{ transmission: { id: waiting.body.id } }])
      if (what === 'stopped') await revoke({ ...consent, body: known })
    },
  )

  test('for care nothing but a label asks for a consent; substance use records leave with it and the notice', async () => {
    const care = { purpose: { code: 'treatment', display: 'Treatment' }, legalBasis: 'Tpo' }
    const plain = await sent([await aLetter()], care)
    expect(plain.body.result).toBe('Pending')
    await work()
    expect((await now(plain)).body.result).toBe('Success')
    expect(left(plain.body.id)).not.toContain('notice.txt')

    const held = await sent([await aLetter(['SUD'])], care)
    expect(held.body.result).toBe('Hold')
    const kind = { code: 'part2-tpo', display: 'Part 2' }
    const consent = await aConsent({ kind, to: [{ class: 'My treating providers' }] })
    const allowed = await sent([await aLetter(['SUD'])], care)
    await work()
    const { body } = await now(allowed)
    expect(body).toMatchObject({ result: 'Success', noticeAttached: true, consent: { id: consent.body.id } })
    expect(text(body.id, 'notice.txt')).toContain('42 CFR part 2')
    expect(JSON.parse(text(body.id, 'consents.json'))[0].id).toBe(consent.body.id)
    await revoke({ ...consent, body: await consentNow(consent) })
  })

  test('what was made of a consent asks for a consent by the labels that this has got since', async () => {
    const source = await created(clinician, 'Consents', {
      ...{ patient: bare(patient), status: 'Draft', period, statements: everything },
      kind: { code: 'release-of-information', display: 'Release' },
      signers: [{ role: 'Patient', person: bare(patient), required: true }],
    })
    const row = await created(officer, 'ClinicalDocuments', {
      ...{ subject: bare(patient), title: 'A copy', status: 'Preliminary', source: bare(source) },
      type: { code: 'consent', display: 'Consent' },
    })
    const laid = await askBytes(server, officer, `ClinicalDocuments/${row.id}/content`, {
      body: letter,
      headers: { 'content-type': 'application/pdf' },
    })
    expect(laid.status, laid.bytes.toString()).toBe(200)
    const fields = { status: 'Final' }
    await putFields(server.world, server.practice, { type: 'ClinicalDocument', id: row.id, fields })
    const care = { purpose: { code: 'treatment', display: 'Treatment' }, legalBasis: 'Tpo' }
    expect((await sent([row], care)).body.result).toBe('Pending')
    await putLabels(server, { type: 'Consent', id: source.id }, ['SUD'])
    expect((await sent([row], care)).body.result).toBe('Hold')
  })

  test('an emergency lets plain letters leave with a reason; what a label protects only the officer releases, and not his own', async () => {
    const emergency = { legalBasis: 'Emergency' }
    const document = await aLetter()
    expect((await transmission([document], emergency)).status).toBe(422)
    const told = { ...emergency, basisReason: 'Taken to the emergency room.' }
    expect((await sent([document], told)).body.result).toBe('Pending')

    const held = await sent([await aLetter(['SUD'])], told)
    expect(held.body.result).toBe('Hold')
    const release = {
      legalBasis: 'Emergency',
      reason: 'Unconscious in the emergency room.',
      credential: testPassword,
    }
    expect((await act('release', held, release)).status).toBe(403)
    expect((await act('release', held, { ...release, credential: 'wrong' }, officer)).status).toBe(403)
    expect((await act('release', held, { ...release, legalBasis: 'Consent' }, officer)).status).toBe(422)
    const released = await act('release', held, release, officer)
    expect(released.body).toMatchObject({ result: 'Pending', release: { reason: release.reason } })
    await work()
    expect((await now(held)).body).toMatchObject({ result: 'Success', noticeAttached: true })

    const own = await transmission([await aLetter()], {}, officer)
    const ownHeld = await act('send', own, {}, officer)
    expect(ownHeld.body.result).toBe('Hold')
    expect((await act('release', ownHeld, release, officer)).status).toBe(403)
    expect((await act('stop', ownHeld, {}, officer)).body.result).toBe('Failed')
  })

  test('a release is for one sending: what failed after it is held again', async () => {
    const told = { legalBasis: 'Emergency', basisReason: 'Taken to the emergency room.' }
    const held = await sent([await aLetter(['SUD'])], told)
    const reason = 'Unconscious in the emergency room.'
    const release = { legalBasis: 'Emergency', reason, credential: testPassword }
    const released = await act('release', held, release, officer)
    expect(released.body).toMatchObject({ result: 'Pending', release: { reason } })
    const stopped = await act('stop', released)
    expect(stopped.body.result).toBe('Failed')
    expect(stopped.body).not.toHaveProperty('release')
    expect((await act('send', stopped)).body).toMatchObject({ result: 'Hold' })
    await work()
    expect([left(held.body.id), (await now(held)).body.result]).toEqual([[], 'Hold'])
    const { body: then } = await officer.ask(
      'GET',
      `DocumentTransmissions/${held.body.id}/_history/${released.body.meta.versionId}`,
    )
    expect(then).toMatchObject({ release: { reason } })
  })

  test('nobody says by hand that something was sent, released or allowed', async () => {
    const made = await transmission([await aLetter()])
    const byHand = { result: 'Success', sentAt: '2026-03-04T10:00:00.000Z', noticeAttached: true }
    expect((await transmission([await aLetter()], byHand)).status).toBe(422)
    const patch = (row: TestAnswer, path: string, value: unknown, client = clinician) =>
      client.ask('PATCH', `DocumentTransmissions/${row.body.id}?versionId=${row.body.meta.versionId}`, {
        body: [{ op: 'add', path, value }],
      })
    const release = { at: '2026-03-04T10:00:00.000Z', by: bare(patient), reason: 'Because I say so.' }
    for (const client of [clinician, officer])
      for (const [path, value] of [
        ['/result', 'Success'],
        ['/attempts', []],
        ['/sentAt', byHand.sentAt],
        ['/release', release],
        ['/noticeAttached', true],
      ] as const)
        expect((await patch(made, path, value, client)).status, path).toBe(422)
    const held = await act('send', made)
    for (const [path, value] of [
      ['/legalBasis', 'Tpo'],
      ['/purpose', { code: 'treatment', display: 'Treatment' }],
      ['/coverPage', 'Something else'],
    ] as const)
      expect((await patch(held, path, value)).status, path).toBe(409)
    const robot = await server.signIn('robot')
    for (const client of [clinician, officer, robot]) {
      const answer = await act('take-result', held, { versionId: undefined, result: 'Success' }, client)
      expect(answer.status).toBe(403)
    }
    expect((await server.signIn('quality').then((quality) => act('send', held, {}, quality))).status).toBe(
      403,
    )
    expect((await now(held)).body).toMatchObject({ result: 'Hold' })
  })

  test('no one sends what is of another patient, what has no file, or what the sender does not see', async () => {
    const foreign = await transmission([await aLetter([], other)])
    const empty = await transmission([
      await aDocument(clinician, { subject: bare(patient), indexState: 'Filed' }),
    ])
    const secret = await aLetter()
    await putLabels(server, { type: 'DocumentReference', id: secret.id }, ['PSYTHPN'])
    const unseen = await transmission([secret], {}, officer)
    const answers = [
      foreign.status === 201 ? await act('send', foreign) : foreign,
      await act('send', empty),
      unseen.status === 201 ? await act('send', unseen, {}, officer) : unseen,
    ]
    expect(answers.map(({ status }) => status < 300)).toEqual([false, false, false])
    await work()
    for (const { body } of [foreign, empty, unseen]) if (body.id) expect(left(body.id)).toEqual([])
  })

  test('what cannot be carried is tried again after five minutes, then says so; it is never laid twice', async () => {
    const care = { purpose: { code: 'treatment', display: 'Treatment' }, legalBasis: 'Tpo' }
    const asked = await sent([await aLetter()], care)
    if (existsSync(folder())) rmSync(folder(), { recursive: true })
    writeFileSync(folder(), 'no folder')
    await work()
    expect((await now(asked)).body).toMatchObject({ result: 'Pending', attempts: [{ result: 'Pending' }] })
    rmSync(folder())
    await work()
    expect((await now(asked)).body.result).toBe('Pending')
    clock += 5 * 60_000 + 1_000
    await work()
    expect((await now(asked)).body).toMatchObject({ result: 'Success' })
    expect(left(asked.body.id)).toContain('document-1.pdf')
  })

  test('what is printed is handed over at once, with the same judgement', async () => {
    const print = { method: 'Print' }
    expect((await sent([await aLetter()], print)).body.result).toBe('Hold')
    const consent = await aConsent()
    const handed = await sent([await aLetter()], print)
    expect(handed.body).toMatchObject({ result: 'Success', pages: 1 })
    expect((await consentNow(consent)).disclosures).toHaveLength(1)
    expect(left(handed.body.id)).toEqual([])
  })

  test('in a Part 2 entity every letter is a substance use record: only a Part 2 consent lets it leave, with the notice', async () => {
    const choose = async (part2Entity: boolean) => {
      const { body } = await officer.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const chosen = await officer.ask('PATCH', path, {
        body: [{ op: 'add', path: '/part2Entity', value: part2Entity }],
      })
      expect(chosen.status).toBe(200)
    }
    const care = { purpose: { code: 'treatment', display: 'Treatment' }, legalBasis: 'Tpo' }
    await choose(true)
    const held = await sent([await aLetter()], care)
    expect(held.body.result).toBe('Hold')
    expect(held.body.attempts[0].message).toContain('Part 2 consent')
    await aConsent({
      kind: { code: 'part2-tpo', display: 'Part 2' },
      to: [{ class: 'My treating providers' }],
    })
    const allowed = await sent([await aLetter()], care)
    await work()
    expect((await now(allowed)).body).toMatchObject({ result: 'Success', noticeAttached: true })
    expect(text(allowed.body.id, 'notice.txt')).toContain('42 CFR part 2')
    await choose(false)
  })
})
