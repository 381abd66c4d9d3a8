import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { sealedPassword } from '#server/reports/decrypt-password.ts'
import { seal } from '#server/stores/seal.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { exampleBody } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const filePassword = 'Kq7-wren-Osprey4'

describe.each(databasesFor(import.meta.url))('the password of a report, on the %s database', (database) => {
  let server: TestServer
  let asker: TestClient
  let recipient: TestClient
  let manager: TestClient
  beforeAll(async () => {
    const staff = {
      asker: ['sandbox', 'administrative'],
      recipient: ['sandbox', 'administrative'],
      manager: ['sandbox', 'administrative'],
    }
    server = await startTestServer({ database, staff })
    asker = await server.signIn('asker')
    recipient = await server.signIn('recipient')
    manager = await server.signIn('manager')
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })

  async function aReport(fields: object = {}): Promise<string> {
    const { world, practice } = server
    const criteria = await created(asker, 'ReportCriteria', {
      ...exampleBody(registry.ReportCriteria, practice.profiles.get('asker') ?? ''),
      programs: [],
      recipients: [],
    })
    const { id } = await created(asker, 'ReportDeliveries', {
      criteria: { id: criteria.id, resourceType: 'ReportCriteria', versionId: '1' },
      recipients: [{ person: profile('recipient') }],
    })
    const sealing = { seal: (text: string, bound: string) => seal(world.keys.sealing, text, bound) }
    const passwordCipher = sealedPassword(sealing, id, filePassword)
    await putFields(world, practice, {
      type: 'ReportDelivery',
      id,
      fields: { result: 'Success', passwordCipher, ...fields },
    })
    return id
  }
  const told = (who: TestClient, id: string, credential = testPassword) =>
    who.ask('POST', `ReportDeliveries/${id}/decrypt-password`, { body: { credential } })

  test('whoever asked for a report and whoever it was sent to is told its password once, and the trail says so', async () => {
    const id = await aReport()
    for (const who of [asker, recipient]) {
      const answer = await told(who, id)
      expect(answer).toMatchObject({ status: 200, body: { plaintext: filePassword } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const again = await told(who, id)
      expect(again).toMatchObject({ status: 409, body: { code: 'reports.password-read' } })
      expect(JSON.stringify(again.body)).not.toContain(filePassword)
      expect(await events(answer.headers.get('requestid'))).toEqual([
        { event: 'report-decrypt', outcome: 'Success', resource_id: id },
      ])
    }
    const { body } = await asker.ask('GET', `ReportDeliveries/${id}`)
    expect(body.recipients.map((each: { person: { id: string } }) => each.person.id).toSorted()).toEqual(
      [profile('asker').id, profile('recipient').id].toSorted(),
    )
    expect(JSON.stringify(body)).not.toContain('passwordCipher')
  })

  test('whoever manages all reports sees the report and is not told its password', async () => {
    const id = await aReport()
    expect((await manager.ask('GET', `ReportDeliveries/${id}`)).status).toBe(200)
    expect((await told(manager, id)).status).toBe(403)
  })

  test('a wrong password of one’s own is refused, and it can be asked again with the right one', async () => {
    const id = await aReport()
    expect(await told(recipient, id, 'not my password')).toMatchObject({
      status: 403,
      body: { subStatus: 2103 },
    })
    expect(
      (await recipient.ask('POST', `ReportDeliveries/${id}/decrypt-password`, { body: {} })).status,
    ).toBe(422)
    expect((await told(recipient, id)).status).toBe(200)
  })

  test('a report that is not done, without a password, or over has none to tell; the cipher of another report is of no use', async () => {
    const other = await aReport()
    const { world } = server
    const foreign = sealedPassword(
      { seal: (text, bound) => seal(world.keys.sealing, text, bound) },
      other,
      filePassword,
    )
    const answers = [
      await told(asker, await aReport({ result: 'Failed' })),
      await told(asker, await aReport({ passwordCipher: undefined })),
      await told(asker, await aReport({ passwordCipher: foreign })),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { code: 'reports.no-password' } })
    expect((await told(asker, await aReport({ expires: '2020-01-01T00:00:00Z' }))).status).toBe(410)
    expect((await told(asker, world.newId())).status).toBe(404)
  })

  async function events(requestId: string | null) {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ event: string; outcome: string; resource_id: string }>`
        select detail ->> 'event' as event, outcome, resource_id from audit_event
        where request_id = ${requestId}::uuid`.execute(transaction),
    )
    return rows
  }
})
