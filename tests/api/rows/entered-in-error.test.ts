import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const words = ['EnteredInError', 'entered-in-error']
const across = { headers: { 'x-enable-cross-partition': 'true' } }

/** A step by which a person says that a row was entered in error. */
type Step = {
  readonly type: ResourceType
  readonly entry: TypeEntry
  readonly field: string
  readonly from: string
  readonly to: string
}

const steps: readonly Step[] = (Object.keys(registry) as ResourceType[]).flatMap((type) => {
  const entry: TypeEntry = registry[type]
  const all = Object.entries(entry.transitions).flatMap(([field, table]) =>
    Object.entries(table).flatMap(([from, next]) =>
      next
        .filter((to) => words.includes(to) && from !== '(new)' && !entry.madeBy?.[field]?.[from]?.[to])
        .map((to) => ({ type, entry, field, from, to })),
    ),
  )
  return all.slice(0, 1)
})

/** What somebody would like to change together with it, and what may be said of the error. */
const others: Readonly<Record<string, readonly [path: string, value: unknown]>> = {
  Allergy: ['/lastOccurrence', '2020'],
  Appointment: ['/description', 'Another one'],
  CarePlan: ['/title', 'Another one'],
  ClinicalDocument: ['/title', 'Another one'],
  Condition: ['/rank', 7],
  Coverage: ['/memberId', 'M-777'],
  DocumentReference: ['/title', 'Another one'],
  Medication: ['/dose', '777 mg'],
  Observation: ['/effective', '2026-01-05T09:00:00Z'],
  QuestionnaireResponse: ['/durationSeconds', 777],
}
const said: Readonly<Record<string, unknown>> = { notes: [{ id: 'why', text: 'The wrong chart.' }] }

describe.each(databasesFor(import.meta.url))('what was entered in error (%s)', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    const roles = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
    server = await startTestServer({ database, staff: { keeper: roles } })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
  }, 120_000)
  afterAll(() => server?.close())

  test('is tried of every type of which somebody may say so', () => {
    expect(Object.keys(others)).toEqual(steps.map(({ type }) => type).toSorted())
  })

  test.each(steps.map((step) => [step.type, step] as const))(
    '%s: stays as it was written, with that step and after it',
    async (type, { entry, field, from, to }) => {
      const collection = collectionOf(entry)
      const body = exampleBody(entry, server.practice.profiles.get('keeper') ?? '')
      const made = await keeper.ask('POST', collection, { body, ...across })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const { id } = made.body
      await putFields(server.world, server.practice, { type, id, fields: { [field]: from } })
      const change = async (operations: readonly object[]) => {
        const { meta } = (await keeper.ask('GET', `${collection}/${id}`, across)).body
        const path = `${collection}/${id}?versionId=${meta.versionId}`
        return keeper.ask('PATCH', path, { body: operations, ...across })
      }
      const [path = '', value] = others[type] ?? []
      const inError = { op: 'replace', path: `/${field}`, value: to }
      const other = { op: 'add', path, value }
      const asWritten = { status: 422, body: { code: 'stores.error-as-written' } }
      expect(await change([inError, other])).toMatchObject(asWritten)
      const reason = entry.saidOfError?.find((name) => said[name])
      const reasons = reason ? [{ op: 'add', path: `/${reason}`, value: said[reason] }] : []
      const done = await change([inError, ...reasons])
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      expect(done.body[field]).toBe(to)
      expect(await change([other])).toMatchObject(asWritten)
    },
  )
})
