import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { mergeRecords, moveRecords, storedRecords } from '#tests/support/scenes/merge-records.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'while two records are merged, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let kept: Row
    let goes: Row
    let problem: Row
    beforeAll(async () => {
      server = await startTestServer({
        database,
        staff: { admin: ['administrative', 'non-prescribing-clinician'] },
      })
      admin = await server.signIn('admin')
      ;[kept, goes] = [await aPatient('Helena'), await aPatient('Lena')]
      problem = await aProblem(goes)
    }, 60_000)
    afterAll(() => server?.close())

    const aPatient = (given: string) =>
      created(admin, 'Patients', {
        name: { use: 'official', given: [given], family: 'Pemberly' },
        birthDate: '1988-04-02',
        gender: 'female',
      })
    const aProblem = (subject: Row) =>
      created(admin, 'Conditions', {
        subject: bare(subject),
        category: 'Diagnosis',
        code: { code: 'F41.1', display: 'Anxiety', system: 'http://hl7.org/fhir/sid/icd-10-cm' },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
      })
    const severity = (value: string, { body }: TestAnswer) =>
      admin.ask('PATCH', `Conditions/${problem.id}?versionId=${body.meta.versionId}`, {
        body: [{ op: body.severity === undefined ? 'add' : 'replace', path: '/severity', value }],
      })
    const read = () => admin.ask('GET', `Conditions/${problem.id}`)
    const storedSubject = async () => {
      const rows = (await storedRecords(server)).rows as readonly {
        id: string
        content: string
        patient_id: string
      }[]
      const row = rows.find(({ id }) => id === problem.id)
      return { said: JSON.parse(row?.content ?? '{}').subject.id, found: row?.patient_id }
    }

    test('a change that was made before is stored upon the version it was made on, moved or not', async () => {
      const before = await read()
      expect((await mergeRecords(admin, { kept: kept.id, merged: goes.id })).status).toBe(200)
      // Nothing has been moved yet.
      expect(await severity('Mild', before)).toMatchObject({
        status: 200,
        body: { subject: { id: kept.id } },
      })
      expect(await storedSubject()).toEqual({ said: goes.id, found: kept.id })
      await moveRecords(server)
      expect(await severity('Moderate', await read())).toMatchObject({
        status: 200,
        body: { subject: { id: kept.id } },
      })
      expect(await storedSubject()).toEqual({ said: goes.id, found: kept.id })
    })

    test('a whole resource is given back as it was read', async () => {
      const shown = await read()
      expect(shown.body).toMatchObject({ subject: { id: kept.id }, partition: kept.id })
      const path = `Conditions/${problem.id}?versionId=${shown.body.meta.versionId}`
      expect(await admin.ask('PUT', path, { body: shown.body })).toMatchObject({ status: 200 })
      expect(await storedSubject()).toEqual({ said: goes.id, found: kept.id })
    })

    test('what somebody adds to the record that went is added to the one that stays', async () => {
      const late = await aProblem(goes)
      expect((await admin.ask('GET', `Conditions/${late.id}`)).body).toMatchObject({
        subject: { id: kept.id },
        partition: kept.id,
      })
      const rows = (await storedRecords(server)).rows as readonly { id: string; content: string }[]
      expect(JSON.parse(rows.find(({ id }) => id === late.id)?.content ?? '{}').subject.id).toBe(kept.id)
    })

    test('separated, what was changed meanwhile goes back with its changes and what was added stays', async () => {
      const back = await admin.ask('POST', `Patients/${kept.id}/unmerge`, { body: { other: goes.id } })
      expect(back.status, JSON.stringify(back.body)).toBe(200)
      await moveRecords(server)
      expect((await read()).body).toMatchObject({
        subject: { id: goes.id },
        partition: goes.id,
        severity: 'Moderate',
      })
      const of = async ({ id }: Row) => {
        const found = await admin.ask('POST', 'Conditions/queries', {
          headers: { 'x-partition-key': id },
          body: [{ field: 'subject', op: 'eq', value: id }],
        })
        return found.body.length
      }
      expect([await of(goes), await of(kept)]).toEqual([1, 1])
    })

    test('the same records are not merged twice at once, and an older look at them is refused', async () => {
      const [one, other] = [await aPatient('Ann'), await aPatient('Anne')]
      expect(
        await mergeRecords(admin, { kept: one.id, merged: other.id }, { keptVersion: '7' }),
      ).toMatchObject({
        status: 409,
      })
      const both = await Promise.all([
        mergeRecords(admin, { kept: one.id, merged: other.id }),
        mergeRecords(admin, { kept: other.id, merged: one.id }),
      ])
      expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    })
  },
)
