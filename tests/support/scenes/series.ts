import { expect } from 'vitest'
import { localDate } from '#shared/time/local-moment.ts'
import { aVisit, bare, created, type Row, type Scene } from '#tests/support/scenes/scene.ts'
import type { TestAnswer, TestClient } from '#tests/support/server/server.ts'

/** One of a series as a test reads it in an answer. */
export type AnsweredRow = {
  readonly index: number
  readonly start: string
  readonly fate: string
  readonly appointment?: { readonly id: string }
  readonly reasons?: readonly { readonly code: string }[]
}

/** A series that a test has made of the scene's visit: the visit, and what became of each. */
export type MadeSeries = { readonly first: Row; readonly rows: readonly AnsweredRow[] }

const timezone = 'America/Chicago'

/** A weekly rule that begins on the day of a visit. */
export function weekly(start: string, more: object = {}): object {
  return {
    frequency: 'Weekly',
    start: localDate(start, timezone),
    end: { count: 6 },
    timezone,
    ...more,
  }
}

/** Asks an act on an appointment. */
export function act(
  client: TestClient,
  { id, versionId }: { readonly id: string; readonly versionId: string },
  asked: { readonly name: string; readonly body: object },
): Promise<TestAnswer> {
  return client.ask('POST', `Appointments/${id}/${asked.name}`, { body: { versionId, ...asked.body } })
}

/** Books a visit and makes a weekly series of it. */
export async function aSeries(
  scene: Scene,
  client: TestClient,
  asked: { readonly start: string; readonly rule?: object; readonly visit?: object },
): Promise<MadeSeries> {
  const visit = aVisit(scene, asked.start, { location: undefined, ...asked.visit })
  const first = await created(client, 'Appointments?confirmed=true', visit)
  const body = { recurrence: weekly(asked.start, asked.rule) }
  const answer = await act(client, first, { name: 'repeat', body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { isPlan: false } })
  return { first, rows: answer.body.rows }
}

/** A stored appointment. */
export async function stored(client: TestClient, id: string) {
  return (await client.ask('GET', `Appointments/${id}`)).body
}

/** An appointment as its next act names it. */
export async function named(client: TestClient, rows: readonly AnsweredRow[], index: number): Promise<Row> {
  const id = rows.find((row) => row.index === index)?.appointment?.id ?? ''
  const { meta } = await stored(client, id)
  return { id, resourceType: 'Appointment', versionId: meta.versionId }
}

/** What became of each, in short: its number, its fate and its start. */
export function fatesOf({ body }: TestAnswer): readonly (readonly [number, string, string])[] {
  return body.rows.map(({ index, fate, start }: AnsweredRow) => [index, fate, start])
}

/** Every stored appointment of a series, in its order. */
export async function seriesOf(client: TestClient, masterId: string) {
  const body = [{ field: 'series.master', op: 'eq', value: masterId }]
  const answer = await client.ask('POST', 'Appointments/queries?pageSize=300', {
    body,
    headers: { 'x-enable-cross-partition': 'true' },
  })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  const index = (row: { readonly series: { readonly index: number } }) => row.series.index
  return [...answer.body].sort((one, other) => index(one) - index(other))
}

/** What a payer allows the scene's patient from the beginning of 2030 until a day, as an appointment names it. */
export async function anAuthorization(scene: Scene, end: string): Promise<object> {
  const { admin, patient, service } = scene
  const payer = await created(admin, 'Organizations', {
    name: 'Harbor Health Plan',
    kind: 'Payer',
    active: true,
  })
  const coverage = await created(admin, 'Coverages', {
    beneficiary: bare(patient),
    payer: bare(payer),
    type: { code: 'medicaid', display: 'Medicaid' },
    status: 'Active',
    memberId: 'MD4471902',
    relationship: { code: 'self', display: 'Self' },
    period: { start: '2030-01-01' },
    authorizations: [
      {
        id: 'a1',
        number: 'AU-77120',
        status: 'Approved',
        services: [bare(service)],
        unitKind: { code: 'session', display: 'Session' },
        unitsApproved: 24,
        period: { start: '2030-01-01', end },
      },
    ],
  })
  return { coverage: bare(coverage), authorizationId: 'a1' }
}
