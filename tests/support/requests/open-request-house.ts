import fc from 'fast-check'
import { registry } from '#generated/tables/registry.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, isMade, storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'
import { anyFilters } from './any-filters.ts'
import type { DerivedRequest, RequestContext } from './derived-request.ts'
import { faultyActs } from './faulty-acts.ts'
import { faultyBytes } from './faulty-bytes.ts'
import { faultyChanges, faultyCreates, faultyPatches, validCreates } from './faulty-creates.ts'
import { faultyFilters } from './faulty-filters.ts'
import { faultyParameters, rightParameters } from './faulty-parameters.ts'
import { type Answer, judgeAnswer } from './judge-answer.ts'
import { type ActReport, runActs } from './run-acts.ts'
import { sendRequest } from './send-request.ts'

/** What a run of requests has found. */
export type RequestReport = {
  readonly seed: number
  readonly requests: number
  readonly accepted: number
  readonly refused: number
  /** Types of which a valid row was taken. */
  readonly types: number
  readonly statuses: Readonly<Record<number, number>>
  /** What each wrong answer was given to, by kind of trouble. */
  readonly troubles: readonly string[]
  readonly slowest: number
  readonly seconds: number
}

const kinds = {
  validCreates: [4, validCreates],
  faultyCreates: [6, faultyCreates],
  faultyChanges: [4, faultyChanges],
  faultyPatches: [1, faultyPatches],
  faultyBytes: [2, faultyBytes],
  faultyActs: [1, faultyActs],
  faultyFilters: [1, faultyFilters],
  faultyParameters: [4, faultyParameters],
  rightParameters: [2, rightParameters],
  anyFilters: [2, anyFilters],
} as const

/** A house that is asked what its schemas say, and what they do not. */
export type RequestHouse = {
  readonly server: TestServer
  readonly run: (asked: { readonly seed: number; readonly count: number }) => Promise<RequestReport>
  /** Asks every act in turn, as its schema says; behind `run`, since what acts do is done. */
  readonly runActs: (asked: { readonly seed: number; readonly count: number }) => Promise<ActReport>
  readonly close: () => Promise<void>
}

/** Opens, for tests of requests, a practice with a row of each type, and somebody who may do everything there. */
export async function openRequestHouse(database: DatabaseKind): Promise<RequestHouse> {
  const roles = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin', 'implementation']
  const server = await startTestServer({ database, staff: { ...usualStaff, keeper: roles, doer: roles } })
  await storeExamples(server.world, server.practice)
  const keeper = await server.signIn('keeper')
  const maker = server.practice.profiles.get('keeper') ?? ''
  const context: RequestContext = {
    practiceKey: server.practice.key,
    maker,
    rows: await rowsOf(keeper, maker),
  }
  return {
    server,
    run: (asked) => run({ server, keeper, context }, asked),
    runActs: (asked) => runActs({ server, context, login: 'doer' }, asked),
    close: () => server.close(),
  }
}

/** For tests of requests, one row of each type: made of its example where that can be done, else one that is there. */
export async function rowsOf(keeper: TestClient, maker: string): Promise<RequestContext['rows']> {
  const rows = new Map()
  for (const entry of Object.values(registry)) {
    const body = { ...exampleBody(entry, maker), identifiers: [] }
    const made = isMade(entry) ? await keeper.ask('POST', collectionOf(entry), { body }) : undefined
    if (made?.status === 201) rows.set(entry.type, made.body)
    if (made?.status === 201 || entry.type === 'AuditEvent') continue
    const headers = { 'x-enable-cross-partition': 'true' }
    const listed = await keeper.ask('GET', `${collectionOf(entry)}?pageSize=1`, { headers })
    if (Array.isArray(listed.body) && listed.body[0]) rows.set(entry.type, listed.body[0])
  }
  return rows
}

type House = { readonly server: TestServer; readonly keeper: TestClient; readonly context: RequestContext }

const atOnce = 4

async function run(
  house: House,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<RequestReport> {
  const begun = performance.now()
  const arbitrary = fc.oneof(
    ...Object.values(kinds).map(([weight, of]) => ({ weight, arbitrary: of(house.context) })),
  )
  const requests = fc.sample(arbitrary, { seed, numRuns: count })
  const statuses: Record<number, number> = {}
  const troubles: string[] = []
  const types = new Set<string>()
  let slowest = 0
  let next = 0
  const work = async () => {
    for (let asked = requests[next++]; asked; asked = requests[next++]) {
      const { answer, trouble } = await askAndJudge(house, asked)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      slowest = Math.max(slowest, answer.milliseconds)
      const { expected } = asked
      if (answer.status < 400 && expected.kind === 'right' && expected.type) types.add(expected.type)
      if (trouble) troubles.push(`${asked.what}: ${trouble}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const accepted = Object.entries(statuses).reduce(
    (sum, [status, many]) => sum + (Number(status) < 400 ? many : 0),
    0,
  )
  const seconds = Math.round((performance.now() - begun) / 1_000)
  return {
    seed,
    requests: count,
    accepted,
    refused: count - accepted,
    types: types.size,
    statuses,
    troubles,
    slowest: Math.round(slowest),
    seconds,
  }
}

/** Who is slow is asked once more, alone: the machine may have had something else to do. */
async function askAndJudge(
  house: House,
  asked: DerivedRequest,
): Promise<{ readonly answer: Answer; readonly trouble: string | undefined }> {
  const first = await sendRequest(house.server, house.keeper, asked)
  const trouble = await judgeAnswer(asked, first)
  if (!trouble?.startsWith('hung')) return { answer: first, trouble }
  const answer = await sendRequest(house.server, house.keeper, asked)
  return { answer, trouble: await judgeAnswer(asked, answer) }
}
