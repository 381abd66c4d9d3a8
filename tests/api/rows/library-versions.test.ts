import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const english = { code: 'en', display: 'English' }
const shelf = { status: 'Draft', category: 'Risk', language: english }
const acting = { caseSensitive: false, wholeWord: true, expandOn: ['Space'] }
const spaced = { matchCase: false, priority: 500, spacingBefore: 'Keep', spacingAfter: 'Keep' }

/** Of each kind an entry of the library, and another text for it. */
const kinds = [
  {
    collection: 'SnippetTemplates',
    entry: { ...shelf, name: 'Plan', kind: 'PlainText', body: 'Reviewed.' },
    newer: { body: 'Reviewed again.' },
  },
  {
    collection: 'TextExpansionTemplates',
    entry: { ...shelf, ...acting, trigger: '.plan', replacement: 'Reviewed.' },
    newer: { replacement: 'Reviewed again.' },
  },
  {
    collection: 'SpeechRuleTemplates',
    entry: { ...shelf, ...spaced, phrases: ['the plan'], kind: 'Replace', replacement: 'Plan' },
    newer: { phrases: ['the plan', 'safety plan'] },
  },
] as const

describe.each(databasesFor(import.meta.url))('texts of the library, on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: ['associate-product'] } })
    keeper = await server.signIn('keeper')
  }, 60_000)
  afterAll(() => server?.close())

  async function changed(path: string, change: object) {
    const { body: row } = await keeper.ask('GET', path)
    const answer = await keeper.ask('PUT', `${path}?versionId=${row.meta.versionId}`, {
      body: { ...row, ...change },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.version
  }

  test.each(kinds)(
    'have a newer version when what practices install is changed ($collection)',
    async (kind) => {
      const { collection, entry, newer } = kind
      const made = await keeper.ask('POST', `/${collection}`, { body: entry })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body.version).toBe(1)
      const path = `/${collection}/${made.body.id}`

      // Nobody has installed a draft.
      expect(await changed(path, { ...newer, status: 'Active' })).toBe(1)
      expect(await changed(path, { category: 'Safety', audience: 'Clinicians' })).toBe(1)
      expect(await changed(path, { status: 'Retired' })).toBe(1)
      expect(await changed(path, { status: 'Active' })).toBe(1)
      expect(await changed(path, 'body' in newer ? { body: 'Other' } : { replacement: 'Other' })).toBe(2)
      expect(await changed(path, { language: { code: 'es', display: 'Spanish' } })).toBe(3)
      expect(await changed(path, {})).toBe(3)
    },
  )

  test('have the version that the library counts, whatever is sent', async () => {
    const body = { ...kinds[0].entry, name: 'Sent', version: 40 }
    const made = await keeper.ask('POST', '/SnippetTemplates', { body })
    expect(made.status).not.toBe(201)
  })
})
