import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { mergeRecords, moveRecords } from '#tests/support/scenes/merge-records.ts'
import { bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const day = 86_400_000

describe.each(databasesFor(import.meta.url))(
  'records that are separated again, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let ahead = 0
    beforeAll(async () => {
      server = await startTestServer({
        database,
        now: () => instantAt(Date.now() + ahead),
        staff: {
          admin: ['administrative', 'non-prescribing-clinician'],
          clinician: ['non-prescribing-clinician', 'prescribing-clinician'],
          quality: ['quality-assurance'],
          member: ['administrative'],
        },
      })
      admin = await server.signIn('admin')
    }, 60_000)
    afterAll(() => server?.close())

    let count = 0
    const aPatient = (more: object = {}) => {
      count += 1
      return created(admin, 'Patients', {
        name: { use: 'official', given: ['Helena'], family: `Pemberly ${count}` },
        birthDate: '1988-04-02',
        gender: 'female',
        ...more,
      })
    }
    const number = (value: string) => ({ system: 'clinic', value, type: 'mrn' })
    const phone = (value: string) => ({ system: 'phone', value })
    const read = async ({ id }: Row) => (await admin.ask('GET', `Patients/${id}`)).body
    const change = async (row: Row, op: object) => {
      const { meta } = await read(row)
      const answer = await admin.ask('PATCH', `Patients/${row.id}?versionId=${meta.versionId}`, {
        body: [op],
      })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    }
    const merged = async (kept: Row, goes: Row) => {
      expect(await mergeRecords(admin, { kept: kept.id, merged: goes.id })).toMatchObject({ status: 200 })
      await moveRecords(server)
    }
    const separate = (client: TestClient, kept: Row, goes: Row) =>
      client.ask('POST', `Patients/${kept.id}/unmerge`, { body: { other: goes.id } })

    test('what one record took over goes back entry by entry, and what was added since stays', async () => {
      const kept = await aPatient({ identifiers: [number('K-1')], contacts: [phone('+12175550101')] })
      const goes = await aPatient({ identifiers: [number('G-1')], contacts: [phone('+12175550102')] })
      await merged(kept, goes)
      await change(kept, { op: 'add', path: '/identifiers/-', value: number('K-2') })
      await change(kept, { op: 'add', path: '/contacts/-', value: phone('+12175550103') })
      expect((await read(kept)).identifiers).toMatchObject([
        { value: 'K-1' },
        { value: 'G-1' },
        { value: 'K-2' },
      ])

      expect(await separate(admin, kept, goes)).toMatchObject({ status: 200 })
      await moveRecords(server)
      const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value)
      const [stays, back] = [await read(kept), await read(goes)]
      expect([values(stays.identifiers), values(stays.contacts)]).toEqual([
        ['K-1', 'K-2'],
        ['+12175550101', '+12175550103'],
      ])
      expect([values(back.identifiers), values(back.contacts)]).toEqual([['G-1'], ['+12175550102']])
    })

    test('a row that was deleted while the records were one is restored to the one that it was of', async () => {
      const [kept, goes] = [await aPatient(), await aPatient()]
      const problem = await created(admin, 'Conditions', {
        subject: bare(goes),
        category: 'Diagnosis',
        code: { code: 'F41.1', display: 'Anxiety' },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
      })
      await merged(kept, goes)
      expect(
        (await admin.ask('DELETE', `Conditions/${problem.id}?versionId=${problem.versionId}`)).status,
      ).toBeLessThan(300)
      expect(await separate(admin, kept, goes)).toMatchObject({ status: 200 })
      await moveRecords(server)
      expect((await admin.ask('POST', `Conditions/${problem.id}/restore`)).status).toBeLessThan(300)
      expect((await admin.ask('GET', `Conditions/${problem.id}`)).body).toMatchObject({
        subject: { id: goes.id },
        partition: goes.id,
      })
    })

    test('who was merged when and by whom is told to those who see both', async () => {
      const [kept, goes] = [await aPatient(), await aPatient()]
      await merged(kept, goes)
      const listed = await admin.ask('POST', `Patients/${kept.id}/merges`, { body: {} })
      expect(listed).toMatchObject({
        status: 200,
        body: {
          merges: [{ other: { id: goes.id }, by: staff(server, 'admin'), state: 'Merged' }],
        },
      })
      const clinician = await server.signIn('clinician')
      expect(await clinician.ask('POST', `Patients/${kept.id}/merges`, { body: {} })).toMatchObject({
        status: 404,
      })
      expect(await separate(clinician, kept, goes)).toMatchObject({ status: 403 })
    })

    test('who opened the record that went, in the course of work or with a reason, is told of the one that stays', async () => {
      const [kept, goes] = [await aPatient(), await aPatient()]
      const [clinician, quality] = [await server.signIn('clinician'), await server.signIn('quality')]
      expect((await quality.ask('GET', `Patients/${goes.id}`)).status).toBe(200)
      const body = {
        patient: goes.id,
        reason: { code: 'emergency-treatment', display: 'Emergency treatment' },
        text: 'The patient is in danger tonight.',
        credential: testPassword,
      }
      expect((await clinician.ask('POST', 'SecurityTokens/break-glass', { body })).status).toBe(200)
      const accesses = async () =>
        (await admin.ask('POST', 'AuditEvents/forced-accesses', { body: { patient: kept.id } })).body
      expect(await accesses()).toEqual({ accesses: [] })
      await merged(kept, goes)
      expect(await accesses()).toMatchObject({
        accesses: [{ patient: { id: goes.id }, profile: staff(server, 'clinician') }],
        merged: [{ record: { id: goes.id } }],
      })
      const asked = { body: { patient: kept.id } }
      expect((await quality.ask('POST', 'AuditEvents/forced-accesses', asked)).status).toBe(200)
      const team = [{ practitioner: staff(server, 'admin') }]
      await change(kept, { op: 'add', path: '/confidentialTeam', value: team })
      const unseen = await quality.ask('POST', 'AuditEvents/forced-accesses', asked)
      expect(unseen.status).toBe(404)
      expect(JSON.stringify(unseen.body)).not.toContain(goes.id)
      expect(await separate(admin, kept, goes)).toMatchObject({ status: 200 })
      expect(await accesses()).toEqual({ accesses: [] })
    })

    test('where a team alone sees the one person by now, it alone sees both records', async () => {
      const [kept, goes] = [await aPatient(), await aPatient()]
      await merged(kept, goes)
      const team = ['admin', 'member'].map((login) => ({ practitioner: staff(server, login) }))
      await change(kept, { op: 'add', path: '/confidentialTeam', value: team })
      expect(await separate(admin, kept, goes)).toMatchObject({ status: 200 })
      await moveRecords(server)
      const quality = await server.signIn('quality')
      for (const row of [kept, goes]) {
        expect((await quality.ask('GET', `Patients/${row.id}`)).status).toBe(404)
        expect((await read(row)).confidentialTeam).toHaveLength(2)
      }
    })

    test('after 30 days two records stay merged, and a sentence says so', async () => {
      const [kept, goes] = [await aPatient(), await aPatient()]
      await merged(kept, goes)
      ahead = 31 * day
      const late = await separate(await server.signIn('admin'), kept, goes)
      ahead = 0
      expect(late).toMatchObject({
        status: 409,
        body: {
          code: 'patients.unmerge-late',
          detail: 'The 30 days are over. These records stay merged.',
        },
      })
      expect((await admin.ask('GET', `Patients/${goes.id}`)).status).toBe(410)
    })
  },
)
