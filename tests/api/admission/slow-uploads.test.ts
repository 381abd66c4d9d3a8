import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** More than the places that one person may hold. */
const many = 60

describe.each(databasesFor(import.meta.url))('files that come in slowly, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  const sockets: Socket[] = []
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    return server?.close()
  })

  /** Begins to send a file of a megabyte, and sends nothing of it. */
  function begin(id: string): void {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(
      [
        `POST /api/v1/practices/${server.practice.key}/DocumentReferences/${id}/content HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Authorization: Bearer ${admin.token}`,
        'Content-Type: application/pdf',
        'Content-Length: 1000000',
        '',
        '%PDF-',
      ].join('\r\n'),
    )
  }

  test('whoever sends many files over a slow line keeps neither the own reading nor that of others waiting', async () => {
    const { id } = await aDocument(admin)
    for (let count = 0; count < many; count += 1) begin(id)
    await expect.poll(() => server.world.uploads.figures.waiting, { timeout: 10_000 }).toBeGreaterThan(0)

    const begun = performance.now()
    expect((await admin.ask('GET', `DocumentReferences/${id}`)).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(server.world.admission.figures.waiting).toBe(0)

    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => server.world.uploads.figures.waiting, { timeout: 10_000 }).toBe(0)
    const bytes = pdf(['On a fast line.'])
    const sent = await askBytes(server, admin, `DocumentReferences/${id}/content`, { body: bytes })
    expect(sent).toMatchObject({ status: 200, body: { content: { hash: hashOf(bytes) } } })
  })
})
