import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active } from '#tests/support/scenes/scene.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const reason = { code: 'covering-clinician', display: 'Covering clinician' }
const text = 'I cover for the colleague who is ill today.'
const closed = { status: 403, body: { subStatus: 1003 } }

describe.each(databasesFor(import.meta.url))(
  'a record that is opened from outside, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let clinician: TestClient
    let later = 0
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        second: ['administrative', 'supervisor'],
        clinician: ['non-prescribing-clinician'],
        other: ['non-prescribing-clinician'],
        guessing: ['non-prescribing-clinician'],
        quality: ['quality-assurance'],
      }
      server = await startTestServer({ database, staff, now: () => instantAt(Date.now() + later) })
      admin = await server.signIn('admin')
      clinician = await server.signIn('clinician')
    }, 60_000)
    afterAll(() => server?.close())

    const profile = (login: string) => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner' as const,
    })
    const ofOther = () => ({ confidentialTeam: [{ practitioner: profile('other') }] })
    async function aPatient(family: string, more: object = {}): Promise<string> {
      const name = { use: 'official', given: ['Ann'], family }
      const body = { name, birthDate: '1980-05-05', gender: 'female', ...more }
      const made = await admin.ask('POST', 'Patients', { body })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      return String(made.body.id)
    }
    async function handleOf(asker: TestClient, family: string): Promise<string> {
      const found = await asker.ask('POST', 'Patients/find', {
        body: { name: { given: 'Ann', family, birthDate: '1980-05-05' } },
      })
      expect(found.body.hits, JSON.stringify(found.body)).toHaveLength(1)
      return found.body.hits[0].handle
    }
    const open = (client: TestClient, whom: object, more: object = { reason, text }) =>
      client.ask('POST', 'SecurityTokens/break-glass', {
        body: { ...whom, credential: testPassword, ...more },
      })
    const carrying = ({ body }: TestAnswer) => ({
      headers: { 'x-security-token': `${body.id}:${body.meta.versionId}` },
    })
    const forced = (client: TestClient, body: object = {}) =>
      client.ask('POST', 'AuditEvents/forced-accesses', { body })
    const review = (client: TestClient, event: string, body: object) =>
      client.ask('POST', `AuditEvents/${event}/review-access`, { body })

    test('whom an exact search has found is opened by its handle, and nobody learns an id before', async () => {
      for (const more of [{}, ofOther()]) {
        const family = 'confidentialTeam' in more ? 'Acorn' : 'Aspen'
        const patient = await aPatient(family, more)
        const handle = await handleOf(clinician, family)
        expect(handle).not.toContain(patient)
        const token = await open(clinician, { handle })
        expect(token.status, JSON.stringify(token.body)).toBe(200)
        expect(token.body.reasons.at(-1).patient.id).toBe(patient)
        expect((await clinician.ask('GET', `Patients/${patient}`, carrying(token))).status).toBe(200)
      }
    })

    test('a handle of somebody else, an old one, a changed one and one without a reason open nothing, with one answer', async () => {
      const patient = await aPatient('Bamboo')
      const handle = await handleOf(clinician, 'Bamboo')
      const guessing = await server.signIn('guessing')
      const answers = [
        await open(guessing, { handle }),
        await open(clinician, { handle: `${handle.slice(0, -2)}AA` }),
        await open(clinician, { handle: 'nonsense' }),
        await open(clinician, { handle }, {}),
        await open(clinician, { handle }, { reason, text: 'too short' }),
      ]
      later = 3_700_000
      answers.push(await open(await server.signIn('clinician'), { handle }))
      later = 0
      for (const answer of answers) {
        expect(answer).toMatchObject(closed)
        expect(answer.body).toEqual(answers[0]?.body)
      }
      for (const whom of [{}, { handle, patient }]) expect((await open(clinician, whom)).status).toBe(422)
      expect((await clinician.ask('GET', `Patients/${patient}`)).status).toBe(404)
    })

    test('without the password nothing opens, and guesses are counted', async () => {
      const patient = await aPatient('Chestnut')
      const guessing = await server.signIn('guessing')
      const bare = await guessing.ask('POST', 'SecurityTokens/break-glass', {
        body: { patient, reason, text },
      })
      expect(bare.status).toBe(422)
      const answers: number[] = []
      for (let tries = 0; tries < 6; tries += 1)
        answers.push((await open(guessing, { patient }, { reason, text, credential: 'not mine' })).status)
      expect(answers.slice(0, 4)).toEqual([403, 403, 403, 403])
      expect((await open(guessing, { patient })).status).not.toBe(200)
    })

    test('it opens the one record alone: no other patient, nobody of another practice, and nothing that a label closes', async () => {
      const program = await active(admin, 'Programs', {
        name: 'SUD',
        code: 'S',
        kind: 'Outpatient',
        part2: true,
      })
      const patient = await aPatient('Dahlia')
      const another = await aPatient('Erica')
      const episode = await admin.ask('POST', 'EpisodesOfCare', {
        body: {
          patient: { id: patient, resourceType: 'Patient' },
          program: { id: program.id, resourceType: 'Program' },
          status: 'Active',
          period: { start: '2026-01-05' },
        },
      })
      expect(episode.status, JSON.stringify(episode.body)).toBe(201)
      const token = await open(clinician, { patient })
      const read = (path: string) => clinician.ask('GET', path, carrying(token))
      expect((await read(`Patients/${patient}`)).status).toBe(200)
      expect((await read(`Patients/${another}`)).status).toBe(404)
      expect((await read(`EpisodesOfCare/${episode.body.id}`)).status).toBe(404)

      const elsewhere = await makeTestPractice(server.world, 'elsewhere', { boss: ['administrative'] })
      const boss = await server.signIn('boss', elsewhere)
      const name = { use: 'official', given: ['Ann'], family: 'Stranger' }
      const stranger = await boss.ask('POST', 'Patients', {
        body: { name, birthDate: '1980-05-05', gender: 'female' },
      })
      expect(stranger.status, JSON.stringify(stranger.body)).toBe(201)
      expect(await open(clinician, { patient: stranger.body.id })).toMatchObject(closed)
    })

    test('who opened a record, when and why is told to those who read the trail, of a confidential one to the privacy officer alone', async () => {
      const plain = await aPatient('Fern')
      const secret = await aPatient('Gorse', ofOther())
      for (const patient of [plain, secret]) await open(clinician, { patient })
      expect((await forced(clinician, { patient: plain })).status).toBe(403)

      const quality = await server.signIn('quality')
      const told = await forced(quality, { patient: plain })
      expect(told.status, JSON.stringify(told.body)).toBe(200)
      expect(told.body.accesses).toMatchObject([
        { profile: profile('clinician'), patient: { id: plain }, reason, text, isConfidential: false },
      ])
      const nobody = await forced(quality, { patient: '00000000-0000-4000-8000-000000000000' })
      expect(await forced(quality, { patient: secret })).toMatchObject({ status: 404, body: nobody.body })
      expect((await forced(admin, { patient: secret })).body.accesses).toMatchObject([
        { patient: { id: secret }, isConfidential: true },
      ])
      expect((await forced(admin)).body.accesses.length).toBeGreaterThan(1)
      const own = await open(await server.signIn('other'), { patient: secret })
      expect(own.status).toBe(200)
      expect((await forced(admin, { patient: secret })).body.accesses).toHaveLength(1)
    })

    test('the privacy officer says once whether it was justified, with words where it was not, and nobody of himself', async () => {
      const patient = await aPatient('Heather', ofOther())
      await open(clinician, { patient })
      await open(await server.signIn('second'), { patient })
      const [bySecond, byClinician] = (await forced(admin, { patient, open: true })).body.accesses
      const event = byClinician.event
      const justified = { verdict: 'Justified' }
      for (const login of ['clinician', 'quality'])
        expect((await review(await server.signIn(login), event, justified)).status, login).toBe(403)
      const second = await server.signIn('second')
      expect((await review(second, bySecond.event, justified)).status).toBe(422)
      expect((await review(admin, event, { verdict: 'NotJustified' })).status).toBe(422)
      expect((await review(admin, event, { verdict: 'Whatever' })).status).toBe(422)
      expect((await review(admin, server.world.newId(), justified)).status).toBe(404)

      const given = await review(admin, event, { verdict: 'NotJustified', text: 'Nobody was ill.' })
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      expect(given.body).toMatchObject({ verdict: 'NotJustified', remark: 'Nobody was ill.' })
      expect(given.body.reviewer.id).toBe(profile('admin').id)
      expect((await review(second, event, justified)).status).toBe(409)
      const waiting = (await forced(admin, { patient, open: true })).body.accesses
      expect(waiting.map((each: { event: string }) => each.event)).toEqual([bySecond.event])
      const kept = (await forced(admin, { patient })).body.accesses
      expect(kept.find((each: { event: string }) => each.event === event).verdict).toBe('NotJustified')
    })
  },
)
