import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyServerState, type HttpSettings } from '#server/http/exchange/server-state.ts'
import { type RunningServer, startServer } from '#server/http/start-server.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type InstallationRow, installationTrail } from '#tests/support/database/installation-trail.ts'
import { askRaw, type Line, openLine } from '#tests/support/server/ask-raw.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const short = { headersTime: 400, requestTime: 800, checkTime: 100 }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database, http: { limits: short } })
  })
  afterAll(() => server?.close())

  const rows = () => installationTrail(server.world.database)
  const patients = '/api/v1/practices/riverbend/Patients'

  test('of a flood without a session the first refusal is in the trail at once, the others as one sum', async () => {
    const before = await rows()
    const first = await askRaw(server.url, { path: patients })
    expect((await since(before)).map(({ request_id }) => request_id)).toEqual([first.headers.requestid])

    for (let asked = 1; asked < 200; asked += 1)
      expect((await askRaw(server.url, { path: patients })).status).toBe(401)
    expect(await since(before)).toHaveLength(1)

    await server.world.refusals.flush()
    const [, sum, ...more] = await since(before)
    expect(sum).toMatchObject({
      actor_id: null,
      status: 401,
      detail: { operation: 'patient.list', ip: '127.0.0.1', count: 199 },
    })
    expect(more).toEqual([])
  })

  test('a flood from ever new addresses leaves a bounded number of rows, and none of it is lost in the count', async () => {
    const state = { ...emptyServerState(), world: server.world }
    const settings = {
      host: '127.0.0.1',
      port: 0,
      secure: false,
      logLevel: 'silent',
      trustedProxies: ['127.0.0.1'],
      newId: randomUUID,
    }
    const other = await startServer(state, settings, pino({ level: 'silent' }))
    const before = await rows()
    for (let asked = 0; asked < 300; asked += 1) {
      const headers = { 'x-forwarded-for': `203.0.${asked % 7}.${asked % 250}` }
      expect((await askRaw(other.url, { path: patients, headers })).status).toBe(401)
    }
    await other.stop(1_000)
    const left = await since(before)
    expect(left.length).toBeLessThanOrEqual(101)
    expect(left.map(({ detail }) => Number(detail.count ?? 1)).reduce((all, count) => all + count)).toBe(300)
    expect(left.at(-1)?.detail).toMatchObject({ operation: 'others' })
  })

  test('what somebody who is signed in is refused leaves a row each time', async () => {
    const clinician = await server.signIn('clinician')
    const before = await rows()
    for (let asked = 0; asked < 5; asked += 1)
      expect((await clinician.ask('GET', '/practices/nowhere/Forms')).status).toBe(404)
    expect((await since(before)).filter(({ actor_id }) => actor_id !== null)).toHaveLength(5)
  })

  test('headers that drip are cut off, and the trail says so', async () => {
    const other = await startBeside(server, { limits: { ...short, requestTime: 60_000 } })
    const before = await rows()
    const line = openLine(other.url, `GET ${patients} HTTP/1.1\r\nhost: ${new URL(other.url).host}\r\n`)
    const drip = setInterval(() => line.socket.write('x-drip: 1\r\n'), 50)
    const heard = await line.ended
    clearInterval(drip)
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(heard).toContain('x-content-type-options: nosniff')
    await server.world.refusals.flush()
    const left = await vi.waitFor(async () => {
      const found = await since(before)
      expect(found).toHaveLength(1)
      return found
    })
    expect(left[0]).toMatchObject({ status: 408, detail: { operation: 'http.connection' } })
    await other.stop(1_000)
  })

  test('a body that drips is cut off, of a stranger and of somebody who is signed in, and nothing of it is stored', async () => {
    const { token } = await server.signIn('intake')
    for (const [path, authorization] of [
      ['/api/v1/session', ''],
      [patients, `authorization: Bearer ${token}\r\n`],
    ]) {
      const host = `host: ${new URL(server.url).host}\r\n`
      const head = `POST ${path} HTTP/1.1\r\n${host}${authorization}content-type: application/json\r\ncontent-length: 9000\r\n\r\n{`
      const line = openLine(server.url, head)
      const drip = setInterval(() => line.socket.write(' '), 50)
      expect(await line.ended).toMatch(/^HTTP\/1\.1 408 /)
      clearInterval(drip)
    }
    await server.world.refusals.flush()
    const left = await vi.waitFor(async () => {
      const own = await installationTrail(server.world.database, server.practice.id)
      const found = [...(await rows()), ...own].filter(({ status }) => status === 400)
      expect(found.map(({ detail }) => detail.operation)).toEqual(['session.create', 'patient.create'])
      return found
    })
    expect(left[1]?.actor_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('whoever takes a long answer too slowly is cut off, and who takes it at a walk is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goldthread-pages-'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'long.bin'), Buffer.alloc(48 * 2 ** 20, 7))
    server.state.clientDirectory = folder
    const other = await startBeside(server, {
      limits: { readTime: 600, readRate: 50 * 1024, checkTime: 100 },
    })
    const before = await rows()
    const taking = [0, 100, 200_000].map((bytes) => take(other.url, bytes))
    await vi.waitFor(
      async () => {
        await server.world.refusals.flush()
        const cut = (await since(before)).filter(({ status }) => status === 408)
        expect(
          cut.map(({ detail }) => Number(detail.count ?? 1)).reduce((all, count) => all + count, 0),
        ).toBe(2)
      },
      { timeout: 10_000 },
    )
    const [, , walker] = taking
    const taken = walker?.socket.bytesRead ?? 0
    await vi.waitFor(() => expect(walker?.socket.bytesRead).toBeGreaterThan(taken + 4_000_000), {
      timeout: 20_000,
    })
    for (const { socket } of taking) socket.destroy()
    await other.stop(1_000)
    rmSync(folder, { recursive: true, force: true })
  })

  test('headers of more than 16 KiB are refused with the headers of every answer', async () => {
    const line = openLine(
      server.url,
      `GET / HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`,
    )
    const heard = await line.ended
    expect(heard).toMatch(/^HTTP\/1\.1 431 /)
    expect(heard).toContain('x-frame-options: DENY')
    expect(heard).toContain('"code":"http.large-headers"')
  })

  test('one address has so many connections and no more, and new ones when it lets go of some', async () => {
    const other = await startBeside(server, { limits: { connectionsEach: 30 } })
    const lines = Array.from({ length: 40 }, () => openLine(other.url, ''))
    await vi.waitFor(() => expect(lines.filter(({ socket }) => socket.closed)).toHaveLength(10))
    await expect(askRaw(other.url, { path: '/health/live' })).rejects.toThrow()

    for (const { socket } of lines) socket.destroy()
    await vi.waitFor(async () => expect((await askRaw(other.url, { path: '/health/live' })).status).toBe(200))
    const proxied = await startBeside(server, {
      limits: { connectionsEach: 30 },
      trustedProxies: ['127.0.0.1'],
    })
    const many = Array.from({ length: 40 }, () => openLine(proxied.url, ''))
    expect((await askRaw(proxied.url, { path: '/health/live' })).status).toBe(200)
    expect(many.filter(({ socket }) => socket.closed)).toEqual([])
    for (const { socket } of many) socket.destroy()
    await Promise.all([other.stop(1_000), proxied.stop(1_000)])
  })

  test('a clinic behind one address is answered while browsers keep connections open that rest', async () => {
    const other = await startBeside(server, { limits: { connectionsEach: 30 } })
    const question = `GET /health/live HTTP/1.1\r\nhost: ${new URL(other.url).host}\r\n\r\n`
    const lines = Array.from({ length: 30 }, () => openLine(other.url, question))
    await vi.waitFor(() => expect(lines.filter(({ socket }) => socket.bytesRead > 0)).toHaveLength(30))
    expect(lines.filter(({ socket }) => socket.closed)).toEqual([])

    const answers = await Promise.all([1, 2, 3].map(() => askRaw(other.url, { path: '/health/live' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const left = lines.filter(({ socket }) => !socket.closed)
    expect(left.length).toBeGreaterThanOrEqual(27)
    expect(left.length).toBeLessThan(30)
    for (const { socket } of lines) socket.destroy()
    await other.stop(1_000)
  })

  async function since(before: readonly InstallationRow[]): Promise<readonly InstallationRow[]> {
    return (await rows()).slice(before.length)
  }
})

/** One more server of the same world, with settings of its own. */
function startBeside({ world, state }: TestServer, more: Partial<HttpSettings>): Promise<RunningServer> {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    secure: false,
    logLevel: 'silent',
    newId: randomUUID,
    ...more,
  }
  return startServer({ ...state, world }, settings, pino({ level: 'silent' }))
}

/** Asks for the long file and takes so many bytes of it twenty times a second. */
function take(url: string, bytes: number): Line {
  const line = openLine(url, `GET /long.bin HTTP/1.1\r\nhost: ${new URL(url).host}\r\n\r\n`)
  line.socket.removeAllListeners('data').pause()
  const step = setInterval(() => line.socket.read(bytes), 50)
  line.socket.once('close', () => clearInterval(step))
  return line
}
