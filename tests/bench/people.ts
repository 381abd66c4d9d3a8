import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { familyNames, givenNames } from '#server/demo/facts/names.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { personSearches } from '#shared/patients/person-search.ts'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { benchPassword, inBatches, patientBody, practiceKey, storeBenchRows } from './api/stored-rows.ts'
import { multiplyPatients, nameEnd } from './people/multiply-patients.ts'

/**
 * `npm run bench:people`: finding a person among a million on PostgreSQL: from a key in the box of the list of patients to the people
 * found, and from there to their number where it is asked; one JSON line. `--people=20000` for fewer.
 */
const people = Number(process.argv.find((each) => each.startsWith('--people='))?.split('=')[1] ?? 1_000_000)
const firstOnes = Math.min(2_000, people)
const aim = { keyP95: 100 }
const wanted = [
  'ashgr',
  'bella',
  'dunmo',
  'farro',
  'hartw',
  'maya',
  'kestr',
  'larks',
  'oakhu',
  'ravel',
  'maya h',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('not run: no PostgreSQL')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-people-'))
let server: ChildProcess | undefined
try {
  const begun = performance.now()
  const practiceId = await fill(postgres.url)
  await multiplyPatients(postgres.url, { practiceId, copies: Math.round(people / firstOnes) - 1 })
  const fillSeconds = Math.round((performance.now() - begun) / 1000)
  const url = await start(postgres.url)
  const authorization = await signIn(url)
  await type(url, authorization)
  const typed = [await type(url, authorization), await type(url, authorization)]
  const key = told(typed.flatMap(({ keys }) => keys))
  const number = told(typed.flatMap(({ numbers }) => numbers))
  console.log(
    JSON.stringify({
      bench: 'people',
      people,
      database: 'postgres',
      unit: 'milliseconds',
      key,
      number,
      aims: { ...aim, isKept: key.p95 <= aim.keyP95 },
      fillSeconds,
    }),
  )
} finally {
  server?.kill('SIGKILL')
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** The practice with its first patients, each with a name that its copies vary. */
async function fill(url: string): Promise<string> {
  const database = await openDatabase({ url, dataDirectory: folder })
  const world = buildWorld({ database, keys: openKeys(join(folder, 'keys.json')) })
  const { practiceId } = await storeBenchRows(world, { patients: 0, appointments: 0 })
  const actor = systemActor(practiceId, practiceKey)
  await inBatches(firstOnes, (from, to) =>
    openAs(world, { actor, operation: 'bench.create' }, async (opened) => {
      const patients = openRows(opened, 'Patient')
      for (let index = from; index < to; index += 1) {
        const made = await patients.insert({ ...patientBody(index), ...differing(index) }, {})
        if (!made.ok) return made
      }
      return succeeded([])
    }),
  )
  await database.close()
  return practiceId
}

/** A name and a birth date as mixed as in life. */
function differing(index: number): object {
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0
  const at = (names: readonly string[], by: number) => names[Math.floor(mixed / by) % names.length] ?? ''
  const family = `${at(familyNames, 1).slice(0, 4)}${at(familyNames, familyNames.length).slice(-5)}${nameEnd}`
  const birthDate = new Date(Date.UTC(1940, 0, 1 + (mixed % 25_000))).toISOString().slice(0, 10)
  return { name: { use: 'official', given: [at(givenNames, 7)], family }, birthDate }
}

type Typed = { readonly keys: readonly number[]; readonly numbers: readonly number[] }

/** Types each name, letter by letter; answers how long each key waited for people, and for their number where there are more. */
async function type(url: string, authorization: string): Promise<Typed> {
  const keys: number[] = []
  const numbers: number[] = []
  for (const word of wanted)
    for (let end = 1; end <= word.length; end += 1) {
      const begun = performance.now()
      const pages = await Promise.all(
        questionsFor(word.slice(0, end)).map((question) => ask(url, authorization, question)),
      )
      keys.push(performance.now() - begun)
      const [first] = questionsFor(word.slice(0, end))
      if (!first || !pages[0]?.hasMore) continue
      await ask(url, authorization, { ...first, path: 'queries', prefer: 'return=minimal' })
      numbers.push(performance.now() - begun)
    }
  return { keys, numbers }
}

function told(times: readonly number[]) {
  const at = (part: number) => quantile(times, part)
  return { p50: at(0.5), p95: at(0.95), longest: at(1), counted: times.length }
}

type Question = { readonly path: string; readonly filters: readonly object[]; readonly prefer?: string }

/** What the list of patients asks for a name: a page for each meaning. */
function questionsFor(text: string): readonly Question[] {
  const active = { field: 'active', op: 'eq', value: true }
  const searches = personSearches(text, { today: '2026-11-23', order: 'month-first' })
  return searches.map((filters) => ({
    path: 'queries?pageSize=50&orderBy=match',
    filters: [...filters, active],
  }))
}

async function ask(
  url: string,
  authorization: string,
  { path, filters, prefer }: Question,
): Promise<{ readonly hasMore: boolean }> {
  const answer = await fetch(`${url}/api/v1/practices/${practiceKey}/Patients/${path}`, {
    method: 'POST',
    body: JSON.stringify(filters),
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-enable-cross-partition': 'true',
      ...(prefer && { prefer }),
    },
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  await answer.text()
  return { hasMore: answer.headers.has('x-continuation-token') }
}

function start(url: string): Promise<string> {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    GOLDTHREAD_DEMO: 'off',
  }
  const child = spawn(process.execPath, ['tests/bench/api/our-server.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(text.toString())?.[0]
      if (found) resolve(found)
    })
  })
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    body: JSON.stringify({ username: 'staff0', password: benchPassword, practice: practiceKey, token: true }),
    headers: { 'content-type': 'application/json' },
  })
  const { token } = (await answer.json()) as { readonly token: string }
  return `Bearer ${token}`
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return Math.round(value * 10) / 10
}
