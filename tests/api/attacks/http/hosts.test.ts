import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { installationTrail } from '#tests/support/database/installation-trail.ts'
import { askRaw, openLine } from '#tests/support/server/ask-raw.ts'
import { startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'

const paths = [
  '/',
  '/health/live',
  '/api/v1/start',
  '/api/v1/session',
  '/api/v1/practices/riverbend/Patients',
]

describe.each(databasesFor(import.meta.url))(
  'a foreign name in a request, on the %s database',
  (database) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ database })
    })
    afterAll(() => server?.close())

    test('is refused for each path, also of somebody who is signed in, and the trail says so', async () => {
      const { token } = await server.signIn('clinician')
      const { port } = new URL(server.url)
      const foreign = [
        'evil.example',
        `evil.example:${port}`,
        `127.0.0.1.evil.example:${port}`,
        'localhost:1',
      ]
      for (const host of foreign)
        for (const path of paths) {
          const answer = await askRaw(server.url, {
            path,
            headers: { host, authorization: `Bearer ${token}` },
          })
          expect(answer.status, `${host} ${path}`).toBe(421)
          expect(JSON.parse(answer.body)).toMatchObject({ status: 421, code: 'http.misdirected' })
          expect(answer.headers).not.toHaveProperty('set-cookie')
        }
      await server.world.refusals.flush()
      const rows = (await installationTrail(server.world.database)).filter(({ status }) => status === 421)
      expect(rows[0]?.detail).toMatchObject({ operation: 'http.host', ip: '127.0.0.1' })
      const counted = rows.map(({ detail }) => Number(detail.count ?? 1))
      expect(counted.reduce((all, count) => all + count)).toBe(foreign.length * paths.length)
    })

    test('is not made ours by being left out or left empty', async () => {
      for (const head of ['GET /api/v1/start HTTP/1.0\r\n', 'GET /api/v1/start HTTP/1.1\r\nhost:\r\n']) {
        const line = openLine(server.url, `${head}connection: close\r\n\r\n`)
        expect(await line.ended).toMatch(/^HTTP\/1\.1 421 /)
      }
    })

    test('is refused when it stands in the address itself', async () => {
      const path = 'http://evil.example/api/v1/start'
      expect((await askRaw(server.url, { path })).status).toBe(421)
      expect((await askRaw(server.url, { path: `${server.url}/api/v1/start` })).status).toBe(200)
    })

    test('that stands in a header of a proxy which nobody named changes neither host nor address nor cookie', async () => {
      const forwarded = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      }
      const answer = await signIn(server, forwarded)
      expect(answer.status).toBe(200)
      expect(String(answer.headers['set-cookie'])).toMatch(/^goldthread=/)
      expect(await addressOfLast(server)).toBe('127.0.0.1')

      const ours = { host: 'evil.example', 'x-forwarded-host': new URL(server.url).host }
      expect((await askRaw(server.url, { path: '/api/v1/start', headers: ours })).status).toBe(421)
    })

    test.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('is not %s', async (name) => {
      const host = `${name}:${new URL(server.url).port}`
      expect((await askRaw(server.url, { path: '/api/v1/start', headers: { host } })).status).toBe(200)
    })
  },
)

describe.each(databasesFor(import.meta.url))(
  'behind a proxy that the settings name, on the %s database',
  (database) => {
    let server: TestServer
    beforeAll(async () => {
      const http = { publicUrl: 'https://clinic.example', secure: true, trustedProxies: ['127.0.0.0/8'] }
      server = await startTestServer({ database, http })
    })
    afterAll(() => server?.close())

    test('somebody is known by the address that the proxy saw, and not by one that he wrote himself', async () => {
      const told = { 'x-forwarded-host': 'clinic.example', 'x-forwarded-for': '10.9.9.9, 203.0.113.7' }
      expect((await signIn(server, told)).status).toBe(200)
      expect(await addressOfLast(server)).toBe('203.0.113.7')
      expect((await signIn(server, { 'x-forwarded-for': 'nonsense' })).status).toBe(200)
      expect(await addressOfLast(server)).toBe('127.0.0.1')
    })

    test('the name that the proxy passes on must be ours', async () => {
      const ask = (headers: Readonly<Record<string, string>>) =>
        askRaw(server.url, { path: '/api/v1/start', headers })
      expect((await ask({ 'x-forwarded-host': 'evil.example' })).status).toBe(421)
      expect((await ask({ 'x-forwarded-host': 'clinic.example' })).status).toBe(200)
      expect((await ask({ host: 'clinic.example' })).status).toBe(200)
      expect((await ask({ host: 'clinic.example:8443' })).status).toBe(421)
    })

    test('a page of ours is told from one of elsewhere by the name that the proxy passes on', async () => {
      const from = (origin: string) => signIn(server, { 'x-forwarded-host': 'clinic.example', origin })
      expect((await from('https://clinic.example')).status).toBe(200)
      expect((await from('https://evil.example')).status).toBe(403)
      expect((await from(server.url)).status).toBe(403)
    })

    test('the cookie is for TLS and this name alone, and the browser is told to come by TLS only', async () => {
      const { headers } = await signIn(server, { 'x-forwarded-host': 'clinic.example' })
      expect(String(headers['set-cookie'])).toMatch(
        /^__Host-goldthread=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    })
  },
)

function signIn(server: TestServer, headers: Readonly<Record<string, string>>) {
  const body = { username: 'clinician', password: testPassword }
  return askRaw(server.url, { method: 'POST', path: '/api/v1/session', headers, body })
}

async function addressOfLast({ world }: TestServer): Promise<unknown> {
  return (await installationTrail(world.database)).findLast(({ detail }) => detail.event === 'login')?.detail
    .ip
}
