import { filterOperators } from '#generated/enumerations/filter-operator.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { collectionOf } from '#tests/support/server/examples.ts'
import type { TestClient } from '#tests/support/server/server.ts'

/** A question of a test to the server that is odd in its filters, its order or its expansion. */
export type OddQuestion = { readonly path: string; readonly filters: readonly object[] }

/** What became of odd questions: how many were answered, how many refused, and those that broke a promise. */
export type OddAnswers = {
  readonly answered: number
  readonly refused: number
  readonly wrong: readonly string[]
}

const oddValues: readonly unknown[] = [
  '-'.repeat(36),
  '0'.repeat(36),
  '0197c1f0-0000-7000-8000-000000000000',
  '0197C1F0-0000-7000-8000-00000000000G',
  '',
  ' ',
  'a',
  '%',
  "' or 1=1 --",
  '\u{1F600}',
  '\uFFFF',
  '__proto__',
  'constructor',
  '2026-03-04',
  '2026-03-04T10:00:00Z',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-01-01',
  '9999-12-31T23:59:59.999-12:00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  'infinity',
  'now',
  'true',
  'x'.repeat(5_000),
  0,
  -1,
  0.5,
  1e300,
  -1e-300,
  true,
  null,
  {},
  { id: '-'.repeat(36) },
  { code: {} },
  [],
  [null],
  [[]],
  ['a', 1],
  ['2026-03-04', '2026-03-05'],
  ['-'.repeat(36), '-'.repeat(36)],
  [true, 'infinity'],
]
const oddFields = [
  'id',
  'meta.lastModified',
  'display',
  'identifiers',
  'identifiers.value',
  'meta',
  'nothing',
  '__proto__',
  'constructor',
  'toString',
  '',
  'id.id',
  "a'b",
]
const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing', 'meta', '%00', 'a,b']

/** A question about one of all types that is odd somewhere, by chance. */
export function oddQuestion(chance: Chance): OddQuestion {
  const entry = chance.pick(Object.values(registry)) ?? registry.Patient
  const rest = [
    ...(chance.is(0.1) ? [`orderBy=${nameFor(chance, entry.sortable)}`] : []),
    ...(chance.is(0.1) ? [`expand=${nameFor(chance, Object.keys(entry.expandable))}`] : []),
    ...(chance.is(0.2) ? ['total=true'] : []),
    ...(chance.is(0.2) ? ['includeDeleted=true'] : []),
    ...(chance.is(0.2) ? ['summary=true'] : []),
  ]
  const filters = Array.from({ length: chance.whole(1, 2) }, () => filterOn(chance, entry))
  return { path: `${collectionOf(entry)}/queries?${rest.join('&')}`, filters }
}

function filterOn(chance: Chance, entry: TypeEntry): object {
  const known = [...entry.searchable.map(({ path }) => path), ...entry.texts.map(({ field }) => field)]
  const field = chance.is(0.7) && known.length > 0 ? chance.pick(known) : chance.pick(oddFields)
  return { field, op: chance.pick(filterOperators), value: chance.pick(oddValues) }
}

function nameFor(chance: Chance, known: readonly string[]): string {
  return String((chance.is(0.5) ? chance.pick(known) : undefined) ?? chance.pick(oddNames))
}

/** Asks so many odd questions. Each must be answered or refused with its place: none may break. */
export async function askOddQuestions(client: TestClient, seed: number, count: number): Promise<OddAnswers> {
  const chance = chanceFrom(seed)
  const headers = { 'x-enable-cross-partition': 'true' }
  const wrong: string[] = []
  let answered = 0
  for (let asked = 0; asked < count; asked += 1) {
    const { path, filters } = oddQuestion(chance)
    const { status, body } = await client.ask('POST', path, { body: filters, headers })
    if (status === 200) answered += 1
    else if (!isToldWhere(status, body))
      wrong.push(`${status} ${path} ${JSON.stringify(filters).slice(0, 200)}`)
  }
  return { answered, refused: count - answered - wrong.length, wrong }
}

function isToldWhere(status: number, body: unknown): boolean {
  const { errors, code } = Object(body)
  const isRefused = status === 400 || status === 422
  return (
    isRefused &&
    typeof code === 'string' &&
    Array.isArray(errors) &&
    errors.every(({ pointer }) => typeof pointer === 'string')
  )
}
