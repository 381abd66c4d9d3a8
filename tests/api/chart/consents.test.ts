import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { askBytes } from '#tests/support/content/a-document.ts'
import { expectInOrder, readPages } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
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
  colleague: ['non-prescribing-clinician'],
  quality: ['quality-assurance'],
}
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const strokes = JSON.stringify([[0.1, 0.1, 0.5, 0.5, 0.9, 0.2]])
const explained = {
  revocationExplained: true,
  redisclosureExplained: true,
  refusalConsequencesExplained: true,
  copyOffered: true,
}
const period = { start: '2020-01-01', end: '2090-01-01' }

describe.each(databasesFor(import.meta.url))(
  'a consent is signed and revoked, on the %s database',
  (database) => {
    let server: TestServer
    let clinician: TestClient
    let patient: Row
    let child: Row
    let teen: Row
    let mother: Row
    let aunt: Row
    beforeAll(async () => {
      server = await startTestServer({ database, staff })
      const admin = await server.signIn('admin')
      clinician = await server.signIn('clinician')
      const someone = (given: string, birthDate: string) =>
        created(admin, 'Patients', {
          name: { use: 'official', given: [given], family: 'Quince' },
          birthDate,
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
      patient = await someone('Ann', '1980-05-05')
      child = await someone('Lou', '2020-05-05')
      teen = await someone('Kim', `${new Date().getUTCFullYear() - 15}-01-01`)
      const related = (given: string, more: object) =>
        created(admin, 'RelatedPeople', {
          patient: bare(child),
          name: { use: 'official', given: [given], family: 'Quince' },
          relationship: [{ code: 'mother', display: 'Mother' }],
          active: true,
          ...more,
        })
      mother = await related('May', { authority: { legal: true, verified: true } })
      aunt = await related('Zoe', { authority: { legal: true } })
    }, 60_000)
    afterAll(() => server?.close())

    const me = (login = 'clinician') => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner',
    })
    async function aConsent(more: object = {}): Promise<TestAnswer> {
      const answer = await clinician.ask('POST', 'Consents', {
        body: {
          patient: bare(patient),
          kind: { code: 'release-of-information', display: 'Release of information' },
          status: 'Draft',
          period,
          from: [{ text: 'This practice' }],
          to: [{ name: 'Lincoln High School' }],
          purposes: [{ code: 'school', display: 'School' }],
          information: { description: 'Dates of attendance.' },
          statements: { revocationExplained: true },
          signers: [{ role: 'Patient', person: bare(patient), required: true }],
          ...more,
        },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer
    }
    const sign = ({ body }: TestAnswer, more: object = {}, client = clinician) =>
      client.ask('POST', `Consents/${body.id}/sign`, {
        body: {
          versionId: body.meta.versionId,
          role: 'Patient',
          person: bare(patient),
          method: 'Drawn',
          strokes,
          credential: testPassword,
          ...more,
        },
      })
    const revoke = ({ body }: TestAnswer, more: object = {}, client = clinician) =>
      client.ask('POST', `Consents/${body.id}/revoke`, {
        body: { versionId: body.meta.versionId, method: 'Written', ...more },
      })
    const read = async ({ body }: TestAnswer) => clinician.ask('GET', `Consents/${body.id}`)
    const patch = ({ body }: TestAnswer, path: string, value: unknown) =>
      clinician.ask('PATCH', `Consents/${body.id}?versionId=${body.meta.versionId}`, {
        body: [{ op: 'add', path, value }],
      })

    test('the chart keeps a copy of a consent once its last signature brought it into force, for those who read the consent', async () => {
      const draft = await aConsent()
      const copies = async () => {
        const body = [{ field: 'source', op: 'eq', value: draft.body.id }]
        return (await clinician.ask('POST', 'ClinicalDocuments/queries', { ...crossing, body })).body
      }
      const work = async () => {
        const report = (error: unknown) => expect(error).toBeUndefined()
        const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
        const running = startJobs({ world: server.world, jobs, report, patience })
        await running.turn()
        await running.stop()
      }
      await work()
      expect(await copies()).toEqual([])
      const signed = await sign(draft)
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      await work()
      await work()
      const [copy, ...others] = await copies()
      expect(others).toEqual([])
      expect(copy).toMatchObject({
        status: 'Final',
        type: { code: 'consent' },
        author: { id: me().id },
        sourceVersion: signed.body.meta.versionId,
      })
      const { body } = await read(draft)
      expect(body.document).toMatchObject({ id: copy.id, resourceType: 'ClinicalDocument' })
      expect(body.meta.versionId).toBe(signed.body.meta.versionId)
      const { bytes } = await askBytes(server, clinician, `ClinicalDocuments/${copy.id}/content`)
      const { text } = await readPages(bytes)
      expectInOrder(text, [
        'Quince, Ann',
        'This practice',
        'Lincoln High School',
        'Dates of attendance.',
        'Signatures',
      ])
      const renamed = [{ op: 'replace', path: '/title', value: 'Another' }]
      const path = `ClinicalDocuments/${copy.id}?versionId=1`
      expect((await clinician.ask('PATCH', path, { body: renamed })).status).toBe(409)
    })

    test('by the drawn signature of the patient it is active, with what was signed, when and how', async () => {
      const signed = await sign(await aConsent())
      expect(signed).toMatchObject({
        status: 200,
        body: {
          status: 'Active',
          dateSigned: expect.any(String),
          signatures: [
            { role: 'Patient', meaning: 'Consented', method: 'Drawn', strokes, resourceVersion: '1' },
          ],
        },
      })
      expect(signed.body.signatures[0].contentHash).toMatch(/^[0-9a-f]{64}$/)
      expect(signed.body.signatures[0].signer.id).toBe(patient.id)
    })

    test('while something necessary is missing nobody signs it, and it says what', async () => {
      const lacking = await aConsent({ information: {}, purposes: [], period: { start: '2020-01-01' } })
      const refused = await sign(lacking)
      expect(refused.status).toBe(422)
      const pointers = refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)
      expect(pointers).toEqual(['/information/description', '/purposes', '/period/end'])
      expect((await read(lacking)).body.status).toBe('Draft')
    })

    test('a witness alone brings nothing into force, and two signatures bring it when both are there', async () => {
      const witness = { role: 'Witness', person: me(), required: true }
      const asWitness = { role: 'Witness', person: me(), method: 'Password', strokes: undefined }
      const alone = await aConsent({ signers: [witness] })
      expect(await sign(alone, asWitness)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'consents.nobody-for-patient' }] },
      })
      expect((await read(alone)).body).not.toHaveProperty('signatures')
      const unasked = { role: 'Patient', person: bare(patient), required: false }
      const both = await aConsent({ signers: [unasked, witness] })
      expect((await sign(both, asWitness)).status).toBe(422)

      const two = await aConsent({ signers: [{ ...unasked, required: true }, witness] })
      const first = await sign(two)
      expect(first.body).toMatchObject({ status: 'Draft', signatures: [{ role: 'Patient' }] })
      expect((await sign(first, asWitness)).body).toMatchObject({ status: 'Active' })
      expect((await sign(first)).status).toBe(409)
    })

    test('staff sign neither for the patient nor for a colleague, and no one without the password', async () => {
      const signers = [
        { role: 'Patient', person: bare(patient) },
        { role: 'Guardian', person: me() },
        { role: 'Witness', person: me('colleague') },
      ]
      const consent = await aConsent({ signers })
      const own = { method: 'Password', strokes: undefined }
      const refusals = await Promise.all([
        sign(consent, { ...own, role: 'Guardian', person: me() }),
        sign(consent, { ...own, role: 'Witness', person: me('colleague') }),
        sign(consent, { credential: 'not the password' }),
        sign(consent, { person: bare(child) }),
        sign(consent, { method: 'Password' }),
        sign(consent, { method: 'System' }),
        sign(consent, { strokes: '[[0.1,0.1]]' }),
        sign(consent, { method: 'Typed', name: 'Somebody Else' }),
        sign(consent, { versionId: '7' }),
      ])
      expect(refusals.map(({ status }) => status)).toEqual([422, 403, 403, 422, 422, 422, 422, 422, 409])
      const quality = await server.signIn('quality')
      expect((await sign(consent, {}, quality)).status).toBe(403)
      expect((await read(consent)).body).toMatchObject({ status: 'Draft', meta: { versionId: '1' } })
      expect((await sign(consent, { method: 'Typed', name: 'ann quince' })).status).toBe(200)
    })

    test('for a minor somebody with a verified authority signs; an unverified one, or the child alone, is not enough', async () => {
      const of = (person: Row, role = 'Guardian') => ({
        patient: bare(child),
        signers: [{ role, person: bare(person), required: true }],
      })
      const as = (person: Row, role = 'Guardian') => ({ role, person: bare(person) })
      const unverified = await aConsent(of(aunt))
      expect(await sign(unverified, as(aunt))).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'consents.no-authority' }] },
      })
      const alone = await aConsent(of(child, 'Patient'))
      expect(await sign(alone, as(child, 'Patient'))).toMatchObject({
        body: { errors: [{ code: 'consents.minor' }] },
      })
      const signed = await sign(await aConsent(of(mother)), as(mother))
      expect(signed.body).toMatchObject({
        status: 'Active',
        signatures: [{ role: 'Guardian', onBehalfOf: { id: child.id } }],
      })
      const foreign = await clinician.ask('POST', 'Consents', {
        body: { ...(await aConsent()).body, ...of(mother), patient: bare(patient) },
      })
      expect(foreign.status).not.toBe(201)
    })

    async function choose(fields: Readonly<Record<string, unknown>>): Promise<void> {
      const admin = await server.signIn('admin')
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const chosen = await admin.ask(
        'PATCH',
        `PracticePreferences/default?versionId=${body.meta.versionId}`,
        {
          body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
        },
      )
      expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
    }

    test('older minors sign alone for the care that the practice names, and for nothing else', async () => {
      const signedAlone = async (code: string) => {
        const answer = await sign(
          await aConsent({
            patient: bare(teen),
            kind: { code, display: code },
            statements: explained,
            signers: [{ role: 'Patient', person: bare(teen), required: true }],
          }),
          { person: bare(teen) },
        )
        return answer.body.status === 'Active' ? 'Active' : answer.body.errors[0].code
      }
      const each = async () => [
        await signedAlone('treatment'),
        await signedAlone('part2-tpo'),
        await signedAlone('medication'),
      ]
      expect(await each()).toEqual(['consents.minor', 'consents.minor', 'consents.minor'])
      await choose({ minorConsentAges: { mentalHealth: 15, substanceUse: 16 } })
      expect(await each()).toEqual(['Active', 'consents.minor', 'consents.minor'])
      await choose({ minorConsentAges: { substanceUse: 12 } })
      expect(await each()).toEqual(['consents.minor', 'Active', 'consents.minor'])
      await choose({ minorConsentAges: {} })
    })

    test('a Part 2 entity explains with every release what its law wants explained, or nobody signs it', async () => {
      await choose({ part2Entity: true })
      const plain = await aConsent()
      const refused = await sign(plain)
      expect(refused.status).toBe(422)
      expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        '/statements/redisclosureExplained',
        '/statements/refusalConsequencesExplained',
        '/statements/copyOffered',
      ])
      await choose({ part2Entity: false })
      expect((await sign(plain)).body.status).toBe('Active')
    })

    test('what was signed stays as it was signed, and no plain write brings it into force or ends it', async () => {
      const draft = await aConsent()
      expect((await patch(draft, '/status', 'Active')).status).toBe(422)
      expect((await patch(draft, '/signatures', [{ role: 'Patient' }])).status).toBe(422)
      const signed = await sign(draft)
      for (const [path, value] of [
        ['/to', [{ name: 'Another' }]],
        ['/purposes', [{ code: 'legal', display: 'Legal matters' }]],
        ['/period/end', '2099-01-01'],
        ['/decision', 'Deny'],
      ] as const)
        expect((await patch(signed, path, value)).status, path).toBe(409)
      expect((await patch(signed, '/status', 'Revoked')).status).toBe(422)
      expect((await patch(signed, '/status', 'Expired')).status).toBe(422)
      expect((await patch(signed, '/revocation', { method: 'Written' })).status).toBe(422)
      expect((await read(signed)).body.meta.versionId).toBe(signed.body.meta.versionId)
    })

    test('it is revoked at once, one for substance use records in writing, and only once', async () => {
      const signed = await sign(await aConsent())
      const quality = await server.signIn('quality')
      expect((await revoke(signed, {}, quality)).status).toBe(403)
      expect((await revoke(signed, { versionId: '9' })).status).toBe(409)
      const revoked = await revoke(signed, { method: 'Verbal', reason: 'Moved away' })
      expect(revoked.body).toMatchObject({
        status: 'Revoked',
        revocation: {
          at: expect.any(String),
          by: { id: patient.id },
          method: 'Verbal',
          reason: 'Moved away',
        },
      })
      expect((await revoke(revoked)).status).toBe(409)
      const kind = { code: 'part2-tpo', display: 'Part 2' }
      const part2 = await sign(await aConsent({ kind, statements: explained }))
      expect((await revoke(part2, { method: 'Verbal' })).status).toBe(422)
      expect((await revoke(part2)).body.status).toBe('Revoked')
    })
  },
)
