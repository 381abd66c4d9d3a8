import type { TestAnswer, TestClient } from '#tests/support/server/server.ts'
import type { Annotated } from './annotated-fields.ts'
import { operationsFor, type Prey, placeOf, type Row, valueAt, type Way, withValue } from './attack-owned.ts'
import { forged } from './forged.ts'

/** A masked field of two records: one that has a value there, and one that has none. */
export type Secret = {
  readonly full: Prey
  readonly bare: Prey | undefined
  readonly field: Annotated
  readonly way: Way
}

/** The social security number of every record of the walk. */
export const secretNumber = '219-09-9999'
const wrongNumber = '219-09-1234'

/** Attacks in a test a field that this person may not read; says what the answers told, or undefined. */
export async function attackMasked(client: TestClient, secret: Secret): Promise<string | undefined> {
  const { field, full, way } = secret
  const value = field.path === 'identifiers' ? secretNumber : valueAt(full.row, [field.path])
  if (value === undefined) return undefined
  const shown = await client.ask('GET', `${full.collection}/${full.row.id}`)
  const read = JSON.stringify(shown.body?.[field.path] ?? null)
  if (field.path === 'identifiers' ? read.includes(secretNumber) : read !== 'null')
    return `read: ${read.slice(0, 80)}`
  if (way === 'search') return searched(client, secret, value)
  if (way === 'PUT') return replaced(client, secret, { seen: shown, value })
  return patched(client, secret, value)
}

/** A patch is answered alike whether a guess is right or wrong, and whether or not something is there. */
async function patched(client: TestClient, { full, bare, field, way }: Secret, value: unknown) {
  const isNumber = field.path === 'identifiers'
  const path = isNumber ? '/identifiers/0/value' : `/${field.path}`
  const wrong = isNumber ? wrongNumber : guessBeside(field, value)
  const ask = async ({ collection, row }: Prey, guess: unknown) => {
    const operations = operationsFor(path, guess, way)
    const trial = `${collection}/${row.id}?versionId=${row.meta.versionId}&dryRun=true`
    return operations && told(await client.ask('PATCH', trial, { body: operations }))
  }
  const answers = [await ask(full, value), await ask(full, wrong)]
  if (bare && !isNumber) answers.push(await ask(bare, value))
  if (new Set(answers).size > 1) return `the answers differ: ${answers.join(' | ')}`
  return !isNumber && answers[0]?.startsWith('2') ? `done: ${answers[0]}` : undefined
}

/** Another value; of a list another list that has something in it, since an empty one guesses nothing. */
function guessBeside({ schema }: Annotated, value: unknown): unknown {
  return forged(schema, Array.isArray(value) ? undefined : value)
}

async function replaced(
  client: TestClient,
  { full, field }: Secret,
  { seen, value }: { readonly seen: TestAnswer; readonly value: unknown },
) {
  if (seen.status !== 200) return undefined
  const { meta: _meta, ...row } = seen.body as Row
  const isNumber = field.path === 'identifiers'
  const place = isNumber ? (placeOf(row, 'identifiers.value') ?? []) : [field.path]
  if (place.length === 0) return undefined
  const trial = `${full.collection}/${full.row.id}?versionId=${full.row.meta.versionId}&dryRun=true`
  const guesses = [value, isNumber ? wrongNumber : guessBeside(field, value)]
  const answers: string[] = []
  for (const guess of guesses)
    answers.push(told(await client.ask('PUT', trial, { body: withValue(row, place, guess) })))
  if (new Set(answers).size > 1) return `the answers differ: ${answers.join(' | ')}`
  return answers[0]?.startsWith('2') ? `done: ${answers[0]}` : undefined
}

async function searched(client: TestClient, { full, field }: Secret, value: unknown) {
  const isNumber = field.path === 'identifiers'
  const name = isNumber ? 'identifiers.value' : field.path
  const right = isNumber ? secretNumber : String((value as { code?: string }).code ?? value)
  const guesses = [
    ['eq', right, 'no such value'],
    ['startsWith', right.slice(0, 3), 'no such beginning'],
    ['in', [right], ['no such value']],
  ] as const
  for (const [op, hit, miss] of guesses) {
    const answers: string[] = []
    for (const guess of [hit, miss]) {
      const answer = await client.ask('POST', `${full.collection}/queries?total=true&pageSize=1`, {
        body: [{ field: name, op, value: guess }],
        headers: { 'x-enable-cross-partition': 'true' },
      })
      answers.push(`${told(answer)} ${answer.headers.get('x-total-count')}`)
    }
    if (new Set(answers).size > 1) return `a search by ${op} tells: ${answers.join(' | ')}`
  }
  const sorted = await client.ask('GET', `${full.collection}?orderBy=${field.path}&pageSize=1`, {
    headers: { 'x-enable-cross-partition': 'true' },
  })
  return sorted.status === 200 ? 'lists are put in its order' : undefined
}

/** What an answer tells beside its number: status and the codes and places of its findings. */
function told({ status, body }: TestAnswer): string {
  const errors = (body?.errors ?? []) as readonly { readonly pointer: string; readonly code: string }[]
  return [
    status,
    status < 300 ? '' : body?.code,
    ...errors.map(({ pointer, code }) => `${pointer} ${code}`),
  ].join(' ')
}
