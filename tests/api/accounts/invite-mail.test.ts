import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aColleague, aTarget, invite, look } from '#tests/support/scenes/guest.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('invitations by e-mail on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, mailAddress: 'https://clinic.example' })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  function letters(): readonly string[] {
    const folder = join(server.dataDirectory, 'mail')
    return readdirSync(folder).map((name) => {
      expect(name).toMatch(/^[\w-]{36}\.eml$/)
      return readFileSync(join(folder, name), 'utf8')
    })
  }

  test('the link goes to the address and to nobody else; whoever invites is told the code', async () => {
    const target = aTarget()
    const guest = await aColleague(server, admin, { target, roles: ['practitioner'] })
    const sent = await invite(admin, guest, target)
    expect(Object.keys(sent.body).toSorted()).toEqual(['code', 'expiresAt'])

    const [letter = '', more] = letters()
    expect(more).toBeUndefined()
    const [head = '', body = ''] = letter.split('\r\n\r\n')
    expect(head).toContain(`To: <${target}>`)
    expect(head).toContain('From: Goldthread <no-reply@clinic.example>')
    const text = Buffer.from(body, 'base64').toString('utf8')
    expect(text).toContain('Practice riverbend invites you to sign in.')
    expect(text).not.toContain('Haddad')
    const token = /https:\/\/clinic\.example\/invite#token=([\w-]{86})/.exec(text)?.[1] ?? ''
    expect((await look(server, token)).status).toBe(200)
    expect(text).not.toContain(sent.body.code)
  })

  test('an invitation that is refused sends no letter, and an address that could write headers is handed over', async () => {
    const before = letters().length
    const target = aTarget()
    const guest = await aColleague(server, admin, { target, roles: ['practitioner'] })
    expect((await invite(admin, guest, 'other@example.org')).status).toBe(422)
    const crooked = `${aTarget()}\r\nBcc: thief@example.org`
    const second = await aColleague(server, admin, { target: crooked, roles: ['practitioner'] })
    expect((await invite(admin, second, crooked)).body.link).toMatch(/^\/invite#token=/)
    expect(letters()).toHaveLength(before)
  })
})
