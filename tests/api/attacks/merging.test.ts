import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { mergeRecords, moveRecords } from '#tests/support/scenes/merge-records.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'nobody gains sight of a record by merging it, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let clinician: TestClient
    let member: TestClient
    let reader: TestClient
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        member: ['administrative'],
        reader: ['quality-assurance'],
      }
      server = await startTestServer({ database, staff })
      admin = await server.signIn('admin')
      clinician = await server.signIn('clinician')
      member = await server.signIn('member')
      reader = await server.signIn('reader')
    }, 60_000)
    afterAll(() => server?.close())

    const of = (login: string) => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner',
    })
    const secret = (...logins: readonly string[]) => ({
      confidentialTeam: logins.map((login) => ({ practitioner: of(login) })),
    })
    let count = 0
    const aPatient = (more: object = {}) => {
      count += 1
      return created(admin, 'Patients', {
        name: { use: 'official', given: ['Ada'], family: `Number${count}` },
        birthDate: '1980-01-01',
        gender: 'female',
        ...more,
      })
    }
    const caredForBy = (login: string) => ({
      careTeam: [
        {
          id: '1',
          member: of(login),
          role: { code: 'primary-clinician', display: 'Therapist' },
          participation: 'PrimaryPerformer',
          primary: true,
        },
      ],
    })

    test('who may not merge is refused before anybody looks at the records', async () => {
      const [one, other] = [await aPatient(caredForBy('clinician')), await aPatient()]
      const body = { other: other.id, keptVersion: '1', otherVersion: '1' }
      for (const call of ['merge', 'compare', 'unmerge'])
        expect(
          (
            await clinician.ask('POST', `Patients/${one.id}/${call}`, {
              body: call === 'merge' ? body : { other: other.id },
            })
          ).status,
          call,
        ).toBe(403)
    })

    test('a confidential record, out of sight, is not there to be merged, as either of both', async () => {
      const [plain, closed] = [await aPatient(), await aPatient(secret('member'))]
      const nobody = '00000000-0000-4000-8000-000000000000'
      const refused = await mergeRecords(admin, { kept: plain.id, merged: closed.id })
      expect(refused.status).toBe(404)
      expect(refused.body).toEqual((await mergeRecords(admin, { kept: plain.id, merged: nobody })).body)
      expect((await mergeRecords(admin, { kept: closed.id, merged: plain.id })).status).toBe(404)
      expect(
        (await admin.ask('POST', `Patients/${plain.id}/compare`, { body: { other: closed.id } })).status,
      ).toBe(404)
    })

    test('a confidential record is not opened to others by merging it into one that everybody sees', async () => {
      const [plain, closed] = [await aPatient(), await aPatient(secret('member'))]
      for (const pair of [
        { kept: plain.id, merged: closed.id },
        { kept: closed.id, merged: plain.id },
      ])
        expect(await mergeRecords(member, pair)).toMatchObject({
          status: 409,
          body: { code: 'patients.merge-confidential' },
        })
      expect((await reader.ask('GET', `Patients/${plain.id}`)).status).toBe(200)
      expect((await reader.ask('GET', `Patients/${closed.id}`)).status).toBe(404)
    })

    test('two confidential records with the same team become one that only the team sees', async () => {
      const [one, other] = [await aPatient(secret('member')), await aPatient(secret('member'))]
      expect((await mergeRecords(member, { kept: one.id, merged: other.id })).status).toBe(200)
      await moveRecords(server)
      expect((await reader.ask('GET', `Patients/${one.id}`)).status).toBe(404)
      expect((await reader.ask('GET', `Patients/${other.id}`)).status).toBe(404)
      expect(await member.ask('GET', `Patients/${other.id}`)).toMatchObject({
        status: 410,
        body: { mergedInto: one.id },
      })
    })

    test('what a label closes is read after a merge by those alone who read it before', async () => {
      const [kept, goes] = [await aPatient(caredForBy('admin')), await aPatient(caredForBy('clinician'))]
      const problem = await aProblem(goes.id)
      await label(problem.id, 'HIV')
      const path = `Conditions/${problem.id}`
      expect((await admin.ask('GET', path)).status).toBe(404)
      expect((await mergeRecords(admin, { kept: kept.id, merged: goes.id })).status).toBe(200)
      await moveRecords(server)
      expect((await admin.ask('GET', path)).status).toBe(404)
      expect(await clinician.ask('GET', path)).toMatchObject({
        status: 200,
        body: { subject: { id: kept.id } },
      })
    })

    test('what would move is counted as far as the asker finds it in lists, and what did move is counted for nobody', async () => {
      await storeExamples(server.world, server.practice)
      const goes = examples.get('Note')?.patient as { id: string }
      const kept = await aPatient()
      const { permissions } = (await admin.ask('GET', '/session')).body
      expect(permissions).not.toContain('NoteAudit:Read')
      const compared = await admin.ask('POST', `Patients/${kept.id}/compare`, { body: { other: goes.id } })
      expect(compared.status, JSON.stringify(compared.body)).toBe(200)
      const counted: readonly string[] = compared.body.moves.map(({ type }: { type: string }) => type)
      expect(counted).toContain('Note')
      expect(counted.filter((type) => !permissions.includes(`${type}:Read`))).toEqual([])
      expect((await mergeRecords(admin, { kept: kept.id, merged: goes.id })).status).toBe(200)
      await moveRecords(server)
      const { body } = await admin.ask('POST', `Patients/${kept.id}/merges`, { body: {} })
      expect(body.merges).toHaveLength(1)
      expect(body.merges[0]).not.toHaveProperty('moved')
    })

    test.each(['before the rows have moved', 'after it'])(
      'a record made confidential after a merge closes what a label keeps with the merged one, %s',
      async (when) => {
        const [kept, goes] = [await aPatient(), await aPatient(caredForBy('clinician'))]
        const problem = await aProblem(goes.id)
        await label(problem.id, 'HIV')
        const path = `Conditions/${problem.id}`
        expect((await mergeRecords(admin, { kept: kept.id, merged: goes.id })).status).toBe(200)
        if (when === 'after it') await moveRecords(server)
        expect((await clinician.ask('GET', path)).status).toBe(200)

        await seenBy(kept.id, 'member')
        expect((await clinician.ask('GET', path)).status).toBe(404)
        expect((await clinician.ask('GET', `Patients/${goes.id}`)).status).toBe(404)
        const headers = { 'x-enable-cross-partition': 'true' }
        const list = await clinician.ask('GET', 'Conditions', { headers })
        expect(list.status).toBe(200)
        expect(JSON.stringify(list.body)).not.toContain(problem.id)
        await moveRecords(server)

        expect((await member.ask('GET', `Patients/${kept.id}`)).status).toBe(200)
        await seenBy(kept.id)
        expect((await clinician.ask('GET', path)).status).toBe(200)
      },
    )

    test('a label that is put on a row of a confidential record after a merge closes it to all but the team', async () => {
      const [kept, goes] = [await aPatient(), await aPatient(caredForBy('clinician'))]
      const problem = await aProblem(goes.id)
      expect((await mergeRecords(admin, { kept: kept.id, merged: goes.id })).status).toBe(200)
      await moveRecords(server)
      await seenBy(kept.id, 'member')
      await label(problem.id, 'HIV', [kept.id, goes.id])
      expect((await clinician.ask('GET', `Conditions/${problem.id}`)).status).toBe(404)
    })

    test('separated, each record has the team that it has by then, and its rows too', async () => {
      const [kept, goes] = [
        await aPatient(secret('member')),
        await aPatient({ ...secret('member'), ...caredForBy('clinician') }),
      ]
      expect((await mergeRecords(member, { kept: kept.id, merged: goes.id })).status).toBe(200)
      await moveRecords(server)
      await seenBy(kept.id)
      expect(
        (await member.ask('POST', `Patients/${kept.id}/unmerge`, { body: { other: goes.id } })).status,
      ).toBe(200)
      await moveRecords(server)
      expect((await reader.ask('GET', `Patients/${kept.id}`)).status).toBe(200)
      expect((await reader.ask('GET', `Patients/${goes.id}`)).status).toBe(404)
      expect((await member.ask('GET', `Patients/${goes.id}`)).status).toBe(200)
    })

    function aProblem(patient: string) {
      return created(clinician, 'Conditions', {
        subject: { id: patient, resourceType: 'Patient' },
        code: { code: 'B20', display: 'HIV disease' },
        category: 'Diagnosis',
        clinicalStatus: 'Active',
        verification: 'Confirmed',
      })
    }

    /** Has a confidential team, or none any more, see a record alone. */
    async function seenBy(id: string, ...logins: readonly string[]): Promise<void> {
      const { body: seen } = await member.ask('GET', `Patients/${id}`)
      const path = `Patients/${id}?versionId=${seen.meta.versionId}&confirmed=true`
      const body = [{ op: 'add', path: '/confidentialTeam', value: secret(...logins).confidentialTeam }]
      const answer = await member.ask('PATCH', path, { body })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    }

    /** Labels a problem, as its source would have done it. */
    async function label(id: string, code: string, allowed: readonly string[] = []): Promise<void> {
      const { world, practice } = server
      const actor = { ...systemActor(practice.id, practice.key), allowed }
      const labelled = await openAs(world, { actor, operation: 'test.label' }, async (opened) => {
        const rows = openRows(opened, 'Condition')
        const loaded = await rows.load(id)
        if (!loaded.ok) return loaded
        const { document } = loaded.value
        const securityLabels = [{ code, display: code }]
        return rows.replace(loaded.value, { ...document, meta: { ...document.meta, securityLabels } }, {})
      })
      expect(labelled.ok).toBe(true)
    }
  },
)
