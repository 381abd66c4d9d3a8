import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { askRaw, type RawAnswer } from '#tests/support/server/ask-raw.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Reading = readonly [what: string, path: () => string, status: number]
type Asking = readonly [method: string, what: string, path: () => string]

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let clinician: TestClient
  let patient: string
  const pages = mkdtempSync(join(tmpdir(), 'goldthread-pages-'))
  beforeAll(async () => {
    mkdirSync(join(pages, 'assets'))
    writeFileSync(join(pages, 'index.html'), '<!doctype html><script nonce="n" src="/assets/a.js"></script>')
    writeFileSync(join(pages, 'assets', 'a.js'), `console.log('${'thread '.repeat(300)}')`)
    server = await startTestServer({ database, http: { publicUrl: 'https://clinic.example', secure: true } })
    server.state.clientDirectory = pages
    clinician = await server.signIn('clinician')
    patient = `/api/v1/practices/riverbend/Patients/${crypto.randomUUID()}`
  })
  afterAll(async () => {
    await server?.close()
    rmSync(pages, { recursive: true, force: true })
  })

  const readings: readonly Reading[] = [
    ['a page', () => '/today', 200],
    ['a built file', () => '/assets/a.js', 200],
    ['a file that is not there', () => '/assets/b.js', 404],
    ['the sign of life', () => '/health/live', 200],
    ['the sign of readiness', () => '/health/ready', 200],
    ['the figures of the house', () => '/health/figures', 200],
    ['the start', () => '/api/v1/start', 200],
    ['the session', () => '/api/v1/session', 200],
    ['a list', () => '/api/v1/practices/riverbend/Programs', 200],
    ['a record that is not there', () => patient, 404],
    ['a practice that is not there', () => '/api/v1/practices/nowhere/Programs', 404],
    ['a path that nobody knows', () => '/api/v1/nothing', 404],
    ['what is asked by another method', () => '/api/v1/practices/riverbend/Patients/queries', 405],
    ['an address of the wrong form', () => '/%zz', 400],
    ['an address that is too long', () => `/${'a'.repeat(9_000)}`, 414],
  ]

  test.each(readings)('HEAD answers what GET answers, without the body: %s', async (_what, path, status) => {
    const got = await asked('GET', path())
    const head = await asked('HEAD', path())
    expect([got.status, head.status]).toEqual([status, status])
    expect(head.body).toBe('')
    expect(lasting(head)).toEqual(lasting(got))
  })

  test('a HEAD leaves its row in the trail, as a GET does', async () => {
    const before = await events()
    const { headers } = await asked('HEAD', '/api/v1/practices/riverbend/Programs')
    const left = (await events()).filter((id) => !before.includes(id))
    expect(left).toEqual([headers.requestid])
  })

  const answers: readonly Asking[] = [
    ...readings.map(([what, path]): Asking => ['GET', what, path]),
    ['POST', 'what is posted to nowhere', () => '/nowhere'],
    ['PUT', 'what is put nowhere under the API', () => '/api/v1/nowhere'],
    ['OPTIONS', 'what is asked before a request', () => '/api/v1/session'],
    ['TRACE', 'a method that nobody offers', () => '/'],
    ['POST', 'a sign-in without a body', () => '/api/v1/session'],
  ]
  test.each(answers)(
    'every answer to %s has the headers that keep it to its own pages: %s',
    async (method, _what, path) => {
      for (const authorization of [`Bearer ${clinician.token}`, 'Bearer nobody-nobody-nobody-nobody']) {
        const { headers } = await askRaw(server.url, { method, path: path(), headers: { authorization } })
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'DENY',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          requestid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        })
        if (path().startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
      }
    },
  )

  test('a browser that signs out forgets the session and what it keeps of pages, and nothing of what is not sent yet', async () => {
    const leaving = await server.signIn('scribe')
    const signOut = () => leaving.ask('DELETE', '/session')
    const forgotten = { 'clear-site-data': '"cache"', 'set-cookie': expect.stringMatching(/=; .*Max-Age=0$/) }
    const first = await signOut()
    expect(first.status).toBe(204)
    expect(Object.fromEntries(first.headers)).toMatchObject(forgotten)
    const again = await signOut()
    expect(again.status).toBe(401)
    expect(Object.fromEntries(again.headers)).toMatchObject(forgotten)
  })

  test('another site signs nobody out', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: `__Host-goldthread=${clinician.token}` }
    const refused = await askRaw(server.url, { method: 'DELETE', path: '/api/v1/session', headers })
    expect(refused.status).toBe(403)
    expect(refused.headers).not.toHaveProperty('set-cookie')
    expect((await clinician.ask('GET', '/session')).status).toBe(200)
  })

  function asked(method: string, path: string): Promise<RawAnswer> {
    return askRaw(server.url, { method, path, headers: { authorization: `Bearer ${clinician.token}` } })
  }

  async function events(): Promise<readonly string[]> {
    return server.world.database.asOwner(async (transaction) => {
      const found = await transaction.selectFrom('audit_event').select('request_id').execute()
      return found.map(({ request_id }) => request_id)
    })
  }
})

/** The headers that do not change from one answer to the next. */
function lasting({ headers }: RawAnswer): Readonly<Record<string, unknown>> {
  const {
    date,
    requestid,
    'x-request-time': time,
    'keep-alive': alive,
    'transfer-encoding': chunked,
    ...rest
  } = headers
  expect([typeof date, typeof requestid]).toEqual(['string', 'string'])
  return rest
}
