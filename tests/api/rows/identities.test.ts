import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { uniqueBody } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

const atOnce = 200

describe.each(databaseKinds)('one identity, on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    const staff = { ...usualStaff, keeper: ['sandbox', 'administrative', 'associate-sysadmin'] }
    server = await startTestServer({ database, staff, http: { limits: { connectionsEach: 1_000 } } })
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  const identified = (value: string) => ({
    identifiers: [{ system: 'county', value, use: 'official', type: 'external' }],
  })
  const organization = (value: string) => ({ name: value, kind: 'Payer', active: true, ...identified(value) })
  const notation = (value: string) => ({
    ...uniqueBody('Notation', crypto.randomUUID()),
    ...identified(value),
  })
  const statuses = (answers: readonly TestAnswer[]) => {
    const counts: Record<number, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  /** On a slow machine so many at once are more than one person's share: whoever is told so comes again. */
  const make = async (collection: string, asked: { body: unknown; headers?: Record<string, string> }) => {
    for (;;) {
      const answer = await keeper.ask('POST', collection, asked)
      if (answer.status !== 429) return answer
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  const collections = [
    ['Organizations', organization],
    ['/Notations', notation],
  ] as const

  test.each(collections)(
    `${atOnce} at once who want a row of %s only if there is none: one makes it, all others are given it`,
    async (collection, bodyOf) => {
      const headers = { 'if-none-exists': 'county|parallel' }
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => make(collection, { body: bodyOf('parallel'), headers })),
      )
      expect(statuses(answers)).toEqual({ 200: atOnce - 1, 201: 1 })
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    },
  )

  test.each(collections)(
    `${atOnce} at once who make a row of %s with one identifier: one is made, and the others are told that it is there`,
    async (collection, bodyOf) => {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => make(collection, { body: bodyOf('doubled') })),
      )
      expect(statuses(answers)).toEqual({ 201: 1, 409: atOnce - 1 })
      const made = answers.find(({ status }) => status === 201)?.body.id
      for (const { status, body } of answers)
        if (status === 409) {
          expect(body).toMatchObject({
            subStatus: 2003,
            errors: expect.arrayContaining([expect.objectContaining({ pointer: '/identifiers' })]),
          })
          expect(JSON.stringify(body)).not.toContain(made)
        }
    },
  )

  test.each(collections)(
    'an identifier of %s is free again when its row is deleted, and taken when it is back',
    async (collection, bodyOf) => {
      const first = await keeper.ask('POST', collection, { body: bodyOf('freed') })
      expect(first.status, JSON.stringify(first.body)).toBe(201)
      const one = `${collection}/${first.body.id}`
      expect((await keeper.ask('DELETE', `${one}?versionId=1`)).status).toBe(204)
      const second = await keeper.ask('POST', collection, { body: bodyOf('freed') })
      expect(second.status, JSON.stringify(second.body)).toBe(201)
      expect((await keeper.ask('POST', `${one}/restore`)).status).toBe(409)
      expect((await keeper.ask('DELETE', `${collection}/${second.body.id}?versionId=1`)).status).toBe(204)
      expect((await keeper.ask('POST', `${one}/restore`)).status).toBe(200)
    },
  )

  test('what a type declares unique is an identity too, however it is written', async () => {
    const program = { name: 'Outpatient', code: 'OP-7', kind: 'Outpatient', status: 'Draft' }
    const made = await keeper.ask('POST', 'Programs', { body: program })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const headers = { 'if-none-exists': '|op-7' }
    expect(await keeper.ask('POST', 'Programs', { body: program, headers })).toMatchObject({
      status: 200,
      body: { id: made.body.id },
    })
  })

  test('an identifier with a bar in it is found by all of it', async () => {
    const made = await keeper.ask('POST', 'Organizations', { body: organization('a|b') })
    const headers = { 'if-none-exists': 'county|a|b' }
    expect(await keeper.ask('POST', 'Organizations', { body: organization('a|b'), headers })).toMatchObject({
      status: 200,
      body: { id: made.body.id },
    })
  })
})
