import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { openAs } from '#server/operations/open-as.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { settleReferences } from '#server/stores/references/settle-references.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Row = { readonly id: string; readonly resourceType: string }
type Rule = TypeEntry['references'][number]
type Attack = { readonly entry: TypeEntry; readonly rule: Rule; readonly target: ResourceType }

/** The trail is written by the server alone, not as rows. */
const entries: readonly TypeEntry[] = Object.values(registry).filter(({ type }) => type !== 'AuditEvent')

/** Every reference of every type that has to stay with one patient, with each type it may lead to. */
const attacks: readonly Attack[] = entries.flatMap((entry) =>
  entry.references
    .filter(({ patientFrom }) => patientFrom !== undefined)
    .flatMap((rule) =>
      rule.targets
        .filter((type) => registry[type as ResourceType].patientField)
        .map((type) => ({ entry, rule, target: type as ResourceType })),
    ),
)

/** A value with another one put at a dotted path. */
function withAt(document: Document, path: string, value: unknown): Document {
  const [name = '', ...rest] = path.split('.')
  const inner = document[name]
  const next = rest.length === 0 ? value : withAt(isDocument(inner) ? inner : {}, rest.join('.'), value)
  return { ...document, [name]: next }
}

const pointerOf = (path: string) => `/${path.replaceAll('.', '/')}`

describe.each(databasesFor(import.meta.url))('one patient’s record on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  const people: Row[] = []
  const rows = new Map<string, Row>()

  const acting = <Value>(act: (opened: Opened) => Promise<Outcome<Value>>) =>
    openAs(
      server.world,
      { actor: systemActor(server.practice.id, server.practice.key), operation: 'attack.create' },
      act,
    )
  const patient = (index: number): Row => people[index] ?? { id: '', resourceType: 'Patient' }

  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { keeper: ['sandbox', 'administrative', 'supervisor'], therapist: ['clinical'] },
    })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
    for (const family of ['Rivera', 'Marlowe']) {
      const body = {
        name: { use: 'official', given: ['Ana'], family },
        gender: 'female',
        birthDate: '1991-04-12',
      }
      const { body: made } = await keeper.ask('POST', 'Patients', { body })
      people.push({ id: made.id, resourceType: 'Patient' })
    }
    for (const target of new Set(attacks.map((attack) => attack.target)))
      for (const index of [0, 1]) await layRow(target, index)
  })
  afterAll(() => server?.close())

  /** A bare row of the type that belongs to this patient. */
  async function layRow(type: ResourceType, index: number): Promise<void> {
    if (type === 'Patient' || rows.has(`${type} ${index}`)) return
    const { patientField = '', partition } = registry[type]
    if (partition === 'channel' && !rows.has(`Channel ${index}`)) await layRow('Channel', index)
    const place = partition === 'channel' ? { channel: rowOf('Channel', index) } : {}
    const body = withAt({ ...place, timezone: 'UTC' }, patientField, patient(index))
    const made = await acting((opened) => openRows(opened, type).insert(body, {}))
    if (!made.ok) throw new Error(`${type}: ${JSON.stringify(made.failure)}`)
    rows.set(`${type} ${index}`, { id: made.value.id, resourceType: type })
  }

  const rowOf = (type: string, index: number): Row =>
    type === 'Patient' ? patient(index) : (rows.get(`${type} ${index}`) ?? { id: '', resourceType: type })

  /** A row of the first patient that refers to a row of this one. */
  function bodyOf({ entry, rule, target }: Attack, index: number): Document {
    const { patientField } = entry
    const own =
      patientField && patientField !== 'self' ? withAt({}, patientField, patient(0)) : ({} as Document)
    const from = rule.patientFrom ?? ''
    const named = entry.references.find(({ path }) => path === from)
    const whose = named ? withAt(own, from, rowOf(named.targets[0] ?? '', 0)) : own
    return withAt(whose, rule.path, rowOf(target, index))
  }

  /** Is the row of another patient refused at its place, or nowhere in what is stored because the server writes there itself? */
  async function isRefused(attack: Attack): Promise<boolean> {
    const tried = await acting((opened) => openRows(opened, attack.entry.type).insert(bodyOf(attack, 1), {}))
    if (tried.ok) return !JSON.stringify(tried.value).includes(rowOf(attack.target, 1).id)
    if (tried.failure.kind !== 'invalid' || tried.failure.subStatus !== 2005) return false
    return tried.failure.findings.some(({ pointer }) => pointer === pointerOf(attack.rule.path))
  }

  async function isOwnTaken(attack: Attack): Promise<boolean> {
    const settled = await acting(async (opened) => {
      const after = { id: patient(0).id, ...bodyOf(attack, 0) }
      return succeeded(await settleReferences(opened, attack.entry, { after }))
    })
    return settled.ok && settled.value.ok
  }

  test(`takes no row of another one, in any of ${attacks.length} references of all types`, async () => {
    const open: string[] = []
    for (const attack of attacks) {
      const told = `${attack.entry.type} ${attack.rule.path} → ${attack.target}`
      if (!(await isRefused(attack))) open.push(`${told}: another’s was taken`)
      if (!(await isOwnTaken(attack))) open.push(`${told}: the patient’s own was refused`)
    }
    expect(open).toEqual([])
  })

  test('is asked for every reference that leads to rows of patients, or says why not', () => {
    const isOfPatients = ({ targets }: Rule) =>
      targets.some((type) => registry[type as ResourceType].patientField)
    const unsaid = entries
      .filter(({ patientField }) => patientField !== undefined)
      .flatMap(({ type, patientField, references }) =>
        references
          .filter((rule) => isOfPatients(rule) && rule.path !== patientField)
          .filter(({ patientFrom, otherPatient }) => patientFrom === undefined && otherPatient === undefined)
          .map(({ path }) => `${type}.${path}`),
      )
    expect(unsaid).toEqual([])
  })

  const planOf = (index: number, condition: Row) => ({
    ...examples.get('CarePlan'),
    episodeOfCare: undefined,
    subject: patient(index),
    problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, condition, goals: [] }],
  })
  const refusal = ({ status, body }: TestAnswer) => [
    status,
    body.subStatus,
    ...(body.errors ?? []).map(
      ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
    ),
  ]
  const refusedAtTheDiagnosis = [422, 2005, '/problems/0/condition stores.reference-not-found']

  test('keeps another’s diagnosis out of a care plan, made, tried, imported, replaced or patched, and each try stands in the trail', async () => {
    const foreign = rowOf('Condition', 1)
    const made = await keeper.ask('POST', 'CarePlans', { body: planOf(0, foreign) })
    const tried = await keeper.ask('POST', 'CarePlans?dryRun=true', { body: planOf(0, foreign) })
    const headers = { 'idempotency-key': uuidAt(Date.now()) }
    const imported = await keeper.ask('POST', 'CarePlans', { body: planOf(0, foreign), headers })
    const importedAgain = await keeper.ask('POST', 'CarePlans', { body: planOf(0, foreign), headers })
    const own = await keeper.ask('POST', 'CarePlans', { body: planOf(0, rowOf('Condition', 0)) })
    expect(own.status, JSON.stringify(own.body)).toBe(201)
    const at = `CarePlans/${own.body.id}?versionId=1`
    const patched = await keeper.ask('PATCH', at, {
      body: [{ op: 'replace', path: '/problems/0/condition', value: foreign }],
    })
    const replaced = await keeper.ask('PUT', at, {
      body: { ...own.body, problems: planOf(0, foreign).problems },
    })
    for (const answer of [made, tried, imported, importedAgain, patched, replaced])
      expect(refusal(answer)).toEqual(refusedAtTheDiagnosis)

    const { body: events } = await keeper.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'requestId', op: 'eq', value: patched.headers.get('requestid') }],
    })
    expect(events).toMatchObject([{ outcome: 'Denied', status: 422 }])
  })

  test('answers alike whether the other row is another’s, hidden, or not there at all', async () => {
    const answers = []
    for (const id of [rowOf('Condition', 1).id, server.world.newId()]) {
      const { body } = await keeper.ask('POST', 'CarePlans', {
        body: planOf(0, { id, resourceType: 'Condition' }),
      })
      answers.push(JSON.stringify(body).replaceAll(id, 'the row'))
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('does not come back with another’s diagnosis that it got before the rule was there', async () => {
    const { body: plan } = await keeper.ask('POST', 'CarePlans', { body: planOf(0, rowOf('Condition', 0)) })
    await keeper.ask('DELETE', `CarePlans/${plan.id}?versionId=1`)
    const content = JSON.stringify({ ...plan, meta: { ...plan.meta, versionId: '2', isDeleted: true } })
    await server.world.database.asOwner((transaction) =>
      transaction
        .updateTable('resource')
        .set({ content: content.replaceAll(rowOf('Condition', 0).id, rowOf('Condition', 1).id) })
        .where('id', '=', plan.id)
        .execute(),
    )
    expect(refusal(await keeper.ask('POST', `CarePlans/${plan.id}/restore`))).toEqual(refusedAtTheDiagnosis)
  })
})
