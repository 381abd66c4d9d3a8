import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

/** One step that only signatures, an act or a job make. */
type Step = { readonly entry: TypeEntry; readonly field: string; readonly from: string; readonly to: string }

const steps: readonly Step[] = Object.values(registry).flatMap((entry) =>
  Object.entries(entry.madeBy ?? {}).flatMap(([field, table]) =>
    Object.entries(table).flatMap(([from, next]) =>
      Object.keys(next).map((to) => ({ entry, field, from, to })),
    ),
  ),
)
const named = (some: readonly Step[]) =>
  some.map((step) => [step.entry.type, step.field, step.from, step.to, step] as const)
const refusal = (field: string) => ({
  status: 422,
  body: { subStatus: 2001, errors: [{ pointer: `/${field}`, code: 'stores.made-status' }] },
})

test('what signatures, publishing and jobs make is said in the schemas', () => {
  const said = (type: ResourceType) => registry[type].madeBy?.status
  expect(said('Note')?.Preliminary).toEqual({ Final: 'note.sign' })
  expect(said('Consent')?.Draft).toEqual({ Active: 'consent.sign' })
  expect(said('ClinicalDocument')).toEqual({
    '(new)': { Final: 'job', Amended: 'job', EnteredInError: 'job' },
    Preliminary: { Final: 'act' },
    Final: { Amended: 'act' },
  })
  expect(said('CarePlan')?.Draft).toEqual({ Active: 'carePlan.sign' })
  expect(said('NoteDefinition')?.Draft).toEqual({ Active: 'noteDefinition.publish' })
  for (const type of ['DocumentTransmission', 'ReportDelivery', 'Transcription'] as const)
    expect(registry[type].serverOwned).toContain('result')
  expect(registry.NoteAudit.serverOwned).toEqual(
    expect.arrayContaining(['score', 'scoreAfterReview', 'passed', 'reviewState', 'completedAt']),
  )
  expect(steps.length).toBeGreaterThan(25)
})

describe.each(databasesFor(import.meta.url))(
  'a state that signatures, acts or jobs make, on %s',
  (database) => {
    let server: TestServer
    let keeper: TestClient
    const rows = new Map<string, string>()
    beforeAll(async () => {
      server = await startTestServer({
        database,
        staff: { keeper: ['sandbox', 'administrative', 'supervisor'] },
      })
      await storeExamples(server.world, server.practice)
      keeper = await server.signIn('keeper')
    })
    afterAll(() => server?.close())

    async function rowIn({ entry, field, from }: Step): Promise<TestAnswer> {
      const maker = server.practice.profiles.get('keeper') ?? ''
      const known = rows.get(entry.type)
      if (known === undefined) {
        const made = await keeper.ask('POST', collectionOf(entry), { body: exampleBody(entry, maker) })
        expect(made.status, JSON.stringify(made.body)).toBe(201)
        rows.set(entry.type, made.body.id)
      }
      const id = rows.get(entry.type) ?? ''
      await putFields(server.world, server.practice, { type: entry.type, id, fields: { [field]: from } })
      return keeper.ask('GET', `${collectionOf(entry)}/${id}`)
    }

    test.each(named(steps.filter(({ from }) => from === '(new)')))(
      '%s.%s does not begin as %s → %s by hand: nothing new is stored',
      async (_type, field, _from, to, { entry }) => {
        const begun = { ...exampleBody(entry, server.practice.profiles.get('keeper') ?? ''), [field]: to }
        const posted = await keeper.ask('POST', collectionOf(entry), { body: begun })
        expect(posted).toMatchObject(refusal(field))
        expect(await trailOf(server, posted)).toMatchObject([{ outcome: 'Denied', status: 422 }])
        const headers = { 'idempotency-key': uuidAt(Date.now()) }
        const imported = await keeper.ask('POST', collectionOf(entry), { body: begun, headers })
        expect(imported).toMatchObject(refusal(field))
      },
    )

    test.each(named(steps.filter(({ from }) => from !== '(new)')))(
      '%s.%s is not set from %s to %s by a patch, a whole record or a trial of either',
      async (_type, field, _from, to, step) => {
        const row = await rowIn(step)
        const place = `${collectionOf(step.entry)}/${row.body.id}`
        const path = `${place}?versionId=${row.body.meta.versionId}`
        const patch = { body: [{ op: 'replace', path: `/${field}`, value: to }] }
        const whole = { body: { ...row.body, [field]: to } }
        const tried = await keeper.ask('PATCH', `${path}&dryRun=true`, patch)
        const patched = await keeper.ask('PATCH', path, patch)
        const replaced = await keeper.ask('PUT', path, whole)
        for (const answer of [tried, patched, replaced]) expect(answer).toMatchObject(refusal(field))
        expect(await trailOf(server, patched)).toMatchObject([{ outcome: 'Denied', status: 422 }])

        const begun = {
          ...exampleBody(step.entry, server.practice.profiles.get('keeper') ?? ''),
          [field]: to,
        }
        const first = step.entry.transitions[field]?.['(new)'] ?? []
        const posted = await keeper.ask('POST', `${collectionOf(step.entry)}?dryRun=true`, { body: begun })
        if (!first.includes(to)) expect(posted).toMatchObject({ status: 422, body: { subStatus: 2001 } })
        expect((await keeper.ask('GET', place)).body).toEqual(row.body)
      },
    )

    test('the author of an unsigned note does not make it final', async () => {
      const step = steps.find(({ entry, to }) => entry.type === 'Note' && to === 'Final')
      const note = step && (await rowIn(step))
      expect(note?.body.status).toBe('Preliminary')
      expect(note?.body.signatures ?? []).toEqual([])
      const path = `Notes/${note?.body.id}?versionId=${note?.body.meta.versionId}`
      const body = [{ op: 'replace', path: '/status', value: 'Final' }]
      expect(await keeper.ask('PATCH', path, { body })).toMatchObject(refusal('status'))
    })
  },
)
