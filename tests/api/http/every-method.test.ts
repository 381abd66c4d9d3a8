import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#generated/operations/operations.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { askRaw, type RawAnswer } from '#tests/support/server/ask-raw.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** Nothing of a row is looked at, so one database is enough. */
const database = databaseKinds.at(-1) ?? 'embedded'
const everything = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Where another path of the API has the same form, a word in the place of an id. */
const anId = '0197c1f0-0000-7000-8000-000000000000'
const paths = Map.groupBy(Object.values(operations), ({ path }) => path)

describe(`every path of the API, on the ${database} database`, () => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: everything } })
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  const ask = (method: string, path: string) => {
    const named: Readonly<Record<string, string>> = {
      practice: server.practice.key,
      versionId: '1',
      number: '0',
    }
    return askRaw(server.url, {
      method,
      path: path.replace(/\{(\w+)\}/g, (_all, name: string) => named[name] ?? anId),
      headers: { authorization: `Bearer ${keeper.token}`, 'x-enable-cross-partition': 'true' },
    })
  }
  const allowed = (path: string) => {
    const offered = methods.filter((each) => paths.get(path)?.some(({ method }) => method === each))
    return [...offered.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])), 'OPTIONS'].toSorted()
  }
  const said = ({ headers }: RawAnswer) => String(headers.allow).split(', ').toSorted()

  test('OPTIONS says what can be asked there, any other method is refused with the same, and each leaves its row', async () => {
    const asked: RawAnswer[] = []
    for (const path of paths.keys()) {
      const options = await ask('OPTIONS', path)
      expect([options.status, options.body, said(options)], path).toEqual([204, '', allowed(path)])
      const other = methods.find((each) => !allowed(path).includes(each)) ?? 'PROPFIND'
      const refused = await ask(other, path)
      expect([refused.status, said(refused)], `${other} ${path}`).toEqual([405, allowed(path)])
      asked.push(options, refused)
    }
    const ids = asked.map(({ headers }) => String(headers.requestid))
    const left = await server.world.database.asOwner((transaction) =>
      sql<{ count: string; status: number; outcome: string }>`
        select count(*) as count, status, outcome from audit_event where request_id = any (${ids}::uuid[])
        group by status, outcome order by status`.execute(transaction),
    )
    const each = String(paths.size)
    expect(left.rows).toEqual([
      { count: each, status: 204, outcome: 'Success' },
      { count: each, status: 405, outcome: 'Denied' },
    ])
  }, 60_000)

  test('HEAD answers what GET answers, without a body', async () => {
    for (const path of paths.keys()) {
      if (!allowed(path).includes('GET')) continue
      const got = await ask('GET', path)
      const head = await ask('HEAD', path)
      expect([head.status, head.body, head.headers['content-type']], path).toEqual([
        got.status,
        '',
        got.headers['content-type'],
      ])
    }
  }, 60_000)
})
