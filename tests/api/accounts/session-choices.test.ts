import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'what a session says of its practice, on the %s database',
  (database) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ database })
    })
    afterAll(() => server?.close())

    test('its name, its genders, its colors and whether announcements are shown are as the practice has chosen', async () => {
      const admin = await server.signIn('admin')
      const clinician = await server.signIn('clinician')
      const session = async () =>
        (await clinician.ask('GET', `/session?practice=${server.practice.key}`)).body.practice
      expect(await session()).toMatchObject({ announcements: true, genderSet: 'Expanded' })

      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const chosen = {
        practiceName: 'Lakeside Counseling',
        announcements: false,
        genderSet: 'Binary',
        themeColors: { light: '#123456' },
      }
      const changed = await admin.ask(
        'PATCH',
        `PracticePreferences/default?versionId=${body.meta.versionId}`,
        {
          body: Object.entries(chosen).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
        },
      )
      expect(changed.status).toBe(200)
      const { practiceName: name, ...others } = chosen
      expect(await session()).toMatchObject({ name, ...others, key: server.practice.key })
    })

    test('whoever has chosen no language begins with that of the practice', async () => {
      const admin = await server.signIn('admin')
      const clinician = await server.signIn('clinician')
      const localeOf = async () =>
        (await clinician.ask('GET', `/session?practice=${server.practice.key}`)).body.locale
      expect(await localeOf()).toBe('en-US')
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const changed = await admin.ask('PATCH', path, {
        body: [{ op: 'replace', path: '/locale', value: 'es-US' }],
      })
      expect(changed.status).toBe(200)
      expect(await localeOf()).toBe('es-US')
    })
  },
)
