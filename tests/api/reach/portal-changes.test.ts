import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aFamily, type Family } from '#tests/support/scenes/a-family.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const put = (path: string, value: unknown) => ({ op: 'add', path, value })
const today = new Date().toISOString().slice(0, 10)

describe.each(databasesFor(import.meta.url))(
  'what people of the portal change, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let family: Family
    beforeAll(async () => {
      server = await startTestServer({ database })
      admin = await server.signIn('admin')
      family = await aFamily(server, admin)
      const paper = { legal: true, kind: { code: 'mother', display: 'Mother' }, verified: true }
      await change(admin, `RelatedPeople/${family.mother.record.id}`, [put('/authority', paper)])
    })
    afterAll(() => server?.close())

    const pathOfPatient = () => `Patients/${family.patient.record.id}`
    const change = async (who: TestClient, path: string, operations: readonly object[]) => {
      const { meta } = (await admin.ask('GET', path)).body
      return who.ask('PATCH', `${path}?versionId=${meta.versionId}&confirmed=true`, { body: operations })
    }

    test('patients and whoever decides for them say how to reach and call the patient, and nothing that staff go by', async () => {
      const phone = { system: 'phone', value: '+12175550111', use: 'mobile' }
      const allowed = [put('/preferredName', 'Lucita'), put('/contacts', [phone])]
      for (const { portal } of [family.patient, family.mother])
        expect((await change(portal, pathOfPatient(), allowed)).status).toBe(200)

      const before = (await admin.ask('GET', pathOfPatient())).body
      const near = before.careTeam.findIndex(
        ({ member }: { member: { id: string } }) => member.id === family.mother.record.id,
      )
      const helper = { ...before.careTeam[0], id: '77', member: staff(server, 'intake') }
      const withheld = [
        put('/birthDate', '2020-04-02'),
        put('/active', false),
        put('/careTeam/-', helper),
        put(`/careTeam/${near}/period`, { start: '2020-01-01', end: '2090-01-01' }),
        { op: 'remove', path: '/careTeam/0' },
        put('/identifiers', [{ system: 'urn:test', value: '1' }]),
        put('/meta/securityLabels', [{ code: 'R', display: 'Restricted' }]),
      ]
      for (const operation of withheld)
        for (const { portal } of [family.patient, family.mother])
          expect(await change(portal, pathOfPatient(), [operation]), JSON.stringify(operation)).toMatchObject(
            { status: 403, body: { code: 'stores.staff-change-this' } },
          )
      const { meta: _meta, ...whole } = before
      const sent = await family.mother.portal.ask(
        'PUT',
        `${pathOfPatient()}?versionId=${before.meta.versionId}`,
        {
          body: { ...whole, preferredName: 'Luz', birthDate: '2020-04-02' },
        },
      )
      expect(sent.status).toBe(403)
      expect((await admin.ask('GET', pathOfPatient())).body).toEqual(before)
    })

    test('whoever is only near to a patient changes nothing of the patient, whatever the role in the family', async () => {
      for (const { portal } of [family.grandmother, family.uncle, family.father])
        expect((await change(portal, pathOfPatient(), [put('/preferredName', 'Lu')])).status).toBe(403)
    })

    test('finished answers stay as they were given: staff alone take them out of the record, and nobody rewrites them with that step', async () => {
      const { items } = (await admin.ask('GET', `PacketResponses/${family.response.id}`)).body
      const { response } = items.find(({ itemId }: { itemId: string }) => itemId === 'asked-Patient')
      const path = `QuestionnaireResponses/${response.id}`
      const { answers, status } = (await admin.ask('GET', path)).body
      if (status === 'Preliminary')
        expect((await change(family.patient.portal, path, [put('/status', 'Final')])).status).toBe(200)
      const inError = put('/status', 'EnteredInError')
      const other = put('/answers', { sleep: '0' })
      expect((await change(family.patient.portal, path, [inError])).status).toBe(403)
      expect((await change(family.patient.portal, path, [inError, other])).status).toBe(403)
      const asWritten = { status: 422, body: { code: 'stores.error-as-written' } }
      expect(await change(admin, path, [inError, other])).toMatchObject(asWritten)
      expect((await change(admin, path, [inError])).status).toBe(200)
      expect(await change(admin, path, [other])).toMatchObject(asWritten)
      expect((await change(family.patient.portal, path, [other])).status).toBe(403)
      expect((await admin.ask('GET', path)).body).toMatchObject({ status: 'EnteredInError', answers })
    })

    async function aConsent(): Promise<string> {
      const patient = bare(family.patient.record)
      const consent = await created(admin, 'Consents', {
        ...{ patient, kind: { code: 'release-of-information', display: 'Release' }, status: 'Draft' },
        ...{ period: { start: today, end: '2090-01-01' }, from: [{ text: 'This practice' }] },
        ...{ to: [{ name: 'Lincoln High School' }], purposes: [{ code: 'school', display: 'School' }] },
        ...{ information: { description: 'Dates.' }, statements: { revocationExplained: true } },
        signers: [{ role: 'Patient', person: patient, required: true }],
      })
      const fields = { status: 'Active' }
      await putFields(server.world, server.practice, { type: 'Consent', id: consent.id, fields })
      return consent.id
    }

    const takeBack = async (who: TestClient, id: string, more: object = {}) => {
      const { meta } = (await admin.ask('GET', `Consents/${id}`)).body
      const body = { versionId: meta.versionId, method: 'Written', ...more }
      return who.ask('POST', `Consents/${id}/revoke`, { body })
    }

    test('a consent is taken back in the portal by the patient, or by who decides for the patient, as themselves', async () => {
      const id = await aConsent()
      for (const { portal } of [family.grandmother, family.uncle, family.father])
        expect(await takeBack(portal, id)).toMatchObject({
          status: 403,
          body: { code: 'consents.not-for-patient' },
        })
      const staffs = put('/from', [{ text: 'Somebody else' }])
      for (const { portal } of [family.patient, family.mother])
        expect((await change(portal, `Consents/${id}`, [staffs])).status).toBe(403)

      const claimed = { by: bare(family.patient.record) }
      const { body } = await takeBack(family.mother.portal, id, claimed)
      expect(body).toMatchObject({
        status: 'Revoked',
        revocation: { method: 'Portal', by: { id: family.mother.record.id, resourceType: 'RelatedPerson' } },
      })
      expect((await takeBack(family.patient.portal, await aConsent())).body.revocation).toMatchObject({
        method: 'Portal',
        by: { id: family.patient.record.id },
      })
    })

    async function aVisit(start: string, end: string): Promise<Row> {
      const service = await active(admin, 'HealthcareServices', {
        ...{ name: `Therapy ${start}`, code: 'H0004', status: 'Draft', flags: ['Billable'] },
        ...{ category: { code: 'therapy-individual', display: 'Individual therapy' }, modes: ['InPerson'] },
        ...{ sessionTimeUnit: 'Duration', rounding: 'EightMinute', incrementMinutes: 15 },
        ...{ minMinutes: 16, maxMinutes: 90, requiresCarePlanLink: false },
      })
      const visit = await admin.ask('POST', 'Appointments?confirmed=true', {
        body: {
          ...{ status: 'booked', start, end, timezone: 'America/Chicago', duration: 60, isGroup: false },
          ...{ kind: 'Visit', mode: 'InPerson', serviceType: bare(service) },
          owner: staff(server, 'clinician'),
          attendees: [
            {
              ...{ id: '1', kind: 'Patient', subject: bare(family.patient.record) },
              ...{ requirement: 'Required', status: 'booked' },
            },
          ],
        },
      })
      expect(visit.status, JSON.stringify(visit.body)).toBe(201)
      return { ...visit.body, versionId: visit.body.meta.versionId }
    }

    test('a patient calls a coming visit off where the practice allows it, and moves or rewrites nothing in the calendar', async () => {
      const visit = await aVisit('2030-12-02T15:00:00Z', '2030-12-02T16:00:00Z')
      const path = `Appointments/${visit.id}`
      const { portal } = family.patient
      const ill = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Provider' }
      const cancel = [put('/cancellation', ill), put('/status', 'cancelled')]
      const allow = async (isAllowed: boolean) => {
        const found = (await admin.ask('GET', 'PracticePreferences')).body[0]
        const wish = [put('/appointmentCancellation', isAllowed)]
        const done = await change(admin, `PracticePreferences/${found.id}`, wish)
        expect(done.status, JSON.stringify(done.body)).toBe(200)
      }
      await allow(true)
      const before = (await admin.ask('GET', path)).body
      const withheld = [
        [put('/title', 'by the patient')],
        [put('/start', '2030-12-03T17:00:00Z'), put('/end', '2030-12-04T08:00:00Z')],
        [put('/status', 'checked-in')],
        [put('/status', 'entered-in-error')],
        [...cancel, put('/description', 'Never again.')],
      ]
      for (const operations of withheld)
        expect((await change(portal, path, operations)).status, JSON.stringify(operations)).toBe(403)
      expect((await admin.ask('GET', path)).body).toEqual(before)

      await allow(false)
      expect((await change(portal, path, cancel)).status).toBe(403)
      await allow(true)
      const { body } = await change(portal, path, cancel)
      expect(body).toMatchObject({
        status: 'cancelled',
        cancellation: { initiator: 'Patient', by: { id: family.patient.record.id } },
      })
      expect((await change(portal, path, [put('/status', 'booked')])).status).toBe(403)
    })
  },
)
