import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corpusFolder } from '#tests/support/corpus-folder.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Case = {
  readonly comment?: string
  readonly doc: unknown
  readonly patch: readonly Readonly<Record<string, unknown>>[]
  readonly expected?: unknown
  readonly error?: string
  readonly disabled?: boolean
}

const patches = join(corpusFolder('conformance'), 'json-patch')
const cases: readonly Case[] = ['tests.json', 'spec_tests.json']
  .map((name) => join(patches, name))
  .filter((path) => existsSync(path))
  .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')))
  .filter(({ disabled }) => !disabled)

const parsing = join(corpusFolder('conformance'), 'nst__JSONTestSuite', 'test_parsing')
const texts = existsSync(parsing) ? readdirSync(parsing).sort() : []

/** What is said of bytes that are no JSON. */
const notJson = [
  'http.malformed-json',
  'http.not-utf8',
  'http.bad-character',
  'http.duplicate-key',
  'http.too-deep',
]
const isEmpty = /^n_structure_no_data/

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let made = 0
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  /** A district with any JSON within its boundary, the one place where a row of this type holds it. */
  async function aDistrict(doc: unknown): Promise<string> {
    made += 1
    const body = { name: `District ${made}`, code: `D${made}`, kind: 'zone', active: true, boundary: { doc } }
    const answer = await admin.ask('POST', 'Districts', { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return `Districts/${answer.body.id}`
  }

  const within = (pointer: unknown) =>
    typeof pointer === 'string' && (pointer === '' || pointer.startsWith('/'))
      ? `/boundary/doc${pointer}`
      : pointer
  const moved = (operation: Case['patch'][number]) => ({
    ...operation,
    ...('path' in operation && { path: within(operation.path) }),
    ...('from' in operation && { from: within(operation.from) }),
  })

  test.skipIf(cases.length === 0)(
    'every case of the suite of JSON Patch holds over HTTP (not run without the corpora)',
    async () => {
      for (const { comment, doc, patch, expected, error } of cases) {
        const name = `${comment ?? ''} ${JSON.stringify(patch)}`
        const one = await aDistrict(doc)
        const answer = await admin.ask('PATCH', `${one}?versionId=1`, { body: patch.map(moved) })
        const { body: after } = await admin.ask('GET', one)
        if (error === undefined) {
          expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200)
          if (expected !== undefined) expect(after.boundary.doc, name).toEqual(expected)
        } else {
          expect([400, 422], `${name}: ${answer.status}`).toContain(answer.status)
          expect(answer.headers.get('content-type')).toContain('application/problem+json')
          expect(after, name).toMatchObject({ boundary: { doc }, meta: { versionId: '1' } })
        }
      }
      expect(cases.length).toBeGreaterThan(40)
    },
  )

  test.skipIf(texts.length === 0)(
    'what is JSON is understood, and what is none is refused (not run without the corpora)',
    async () => {
      for (const name of texts) {
        const response = await fetch(`${server.url}/api/v1/practices/${server.practice.key}/Districts`, {
          method: 'POST',
          headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
          body: readFileSync(join(parsing, name)),
        })
        const { code } = JSON.parse(await response.text())
        expect(response.headers.get('content-type'), name).toContain('application/problem+json')
        expect([400, 422], name).toContain(response.status)
        if (name.startsWith('y_') && !name.includes('null_in_key'))
          expect(notJson, `${name}: ${code}`).not.toContain(code)
        if (name.startsWith('n_') && !isEmpty.test(name)) expect(notJson, `${name}: ${code}`).toContain(code)
      }
      expect(texts.length).toBeGreaterThan(100)
    },
  )
})
