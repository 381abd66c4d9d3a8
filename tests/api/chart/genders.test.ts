import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'the genders that a practice offers, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    beforeAll(async () => {
      server = await startTestServer({ database })
      admin = await server.signIn('admin')
    })
    afterAll(() => server?.close())

    const add = (gender: string) =>
      admin.ask('POST', 'Patients', {
        body: { name: { given: ['Ana'], family: 'Rivera' }, birthDate: '1991-04-12', gender, active: true },
      })
    const offer = async (genderSet: string) => {
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const chosen = await admin.ask(
        'PATCH',
        `PracticePreferences/default?versionId=${body.meta.versionId}`,
        {
          body: [{ op: 'replace', path: '/genderSet', value: genderSet }],
        },
      )
      expect(chosen.status).toBe(200)
    }

    test('another one is refused, by whichever way it comes; what was chosen before stays and may be kept', async () => {
      const before = await add('nonbinary')
      expect(before.status).toBe(201)
      await offer('Binary')

      expect(await add('nonbinary')).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/gender', code: 'rights.gender-not-offered' }] },
      })
      expect((await add('female')).status).toBe(201)
      const path = `Patients/${before.body.id}`
      const named = [{ op: 'replace', path: '/name/family', value: 'Marlowe' }]
      expect((await admin.ask('PATCH', `${path}?versionId=1`, { body: named })).status).toBe(200)
      const other = [{ op: 'replace', path: '/gender', value: 'unknown' }]
      expect((await admin.ask('PATCH', `${path}?versionId=2`, { body: other })).status).toBe(422)

      await offer('Administrative')
      expect((await admin.ask('PATCH', `${path}?versionId=2`, { body: other })).status).toBe(200)
    })
  },
)
