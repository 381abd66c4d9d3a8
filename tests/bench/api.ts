import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { parentOf } from './api/cpu.ts'
import { connections, type Figure, measure } from './api/measure.ts'
import { type Kind, kinds, ourShots, rawShots, type Shots } from './api/shots.ts'
import { benchPassword, practiceKey, type StoredRows, storeBenchRows } from './api/stored-rows.ts'

/** `npm run bench:api`: what each call of the API costs beside a bare server on the same machine; one JSON line. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** CPU milliseconds of server and database together for each request: what we aim at. */
const aims: { readonly [Each in Kind]: number } = {
  read: 0.5,
  create: 1.1,
  update: 1.4,
  patch: 1.4,
  searchPatients: 0.8,
  searchAppointments: 1.2,
  history: 0.6,
}

/** What bare statements cost on the machine where the aims were set. */
const floors: { readonly [Each in Kind]: number } = {
  read: 0.1,
  create: 0.29,
  update: 0.23,
  patch: 0.35,
  searchPatients: 0.3,
  searchAppointments: 0.71,
  history: 0.15,
}

const scale = Number(
  process.argv.find((each) => each.startsWith('--scale='))?.slice('--scale='.length) ?? '1',
)
/** `--only=read,create` measures these alone. */
const only = process.argv
  .find((each) => each.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const asked = kinds.filter((kind) => !only || only.includes(kind))
const size = { patients: Math.round(10_000 * scale), appointments: Math.round(50_000 * scale) }
/** Requests of one round. */
const counts: { readonly [Each in Kind]: number } = {
  read: 4_000,
  create: 2_000,
  update: 2_000,
  patch: 2_000,
  searchPatients: 2_000,
  searchAppointments: 1_500,
  history: 4_000,
}

/** Each kind is measured so often, after a round that is not counted: caches fill, statements are prepared, code is compiled. */
const rounds = 3

/** What only reads: bare statements of these leave nothing in the trail. */
const readings: readonly Kind[] = ['read', 'searchPatients', 'searchAppointments', 'history']
const leavesEvent = { 'x-leaves-event': 'yes' }

const begun = performance.now()
const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('not run: no PostgreSQL')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-'))
const children: ChildProcess[] = []

try {
  const stored = await prepare(postgres.url)
  const postmaster = await postmasterOf(postgres.url)
  const ours = await startOurs(postgres.url)
  const raw = await startChild(['tests/bench/api/raw-server.ts', postgres.url, stored.practiceId])
  const told = await measureAll({ ours, raw, stored, postmaster })
  const slowness = slownessOf(told)
  const figures = Object.fromEntries(
    Object.entries(told).map(([kind, figure]) => [kind, judged(figure, slowness)]),
  )
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    JSON.stringify({
      bench: 'api',
      ...size,
      connections,
      rounds,
      seconds,
      unit: 'CPU ms per request',
      slowness,
      figures,
    }),
  )
  if (Object.values(figures).some(({ verdict }) => verdict === 'worse than twice the aim'))
    process.exitCode = 1
} finally {
  for (const child of children) child.kill('SIGKILL')
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function prepare(url: string): Promise<StoredRows> {
  const database = await openDatabase({ url, dataDirectory: folder })
  const world = buildWorld({ database, keys: openKeys(join(folder, 'keys.json')) })
  const stored = await storeBenchRows(world, size)
  await database.close()
  return stored
}

/** The process that every backend descends from. */
async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.query('vacuum analyze')
  await client.end()
  return postmaster
}

type Started = { readonly url: string; readonly pid: number }

function startOurs(url: string): Promise<Started> {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    GOLDTHREAD_DEMO: 'off',
  }
  return startChild(['tests/bench/api/our-server.ts'], settings)
}

/** Starts one of our programs and waits for the address that it prints. */
function startChild(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const child = spawn(process.execPath, [...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${parameters[0]} ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const url = /http:\/\/[\d.]+:\d+/.exec(text.toString())?.[0]
      if (url && child.pid) resolve({ url, pid: child.pid })
    })
  })
}

type Bench = {
  readonly ours: Started
  readonly raw: Started
  readonly stored: StoredRows
  readonly postmaster: number
}
type KindFigures = {
  readonly ours: number
  readonly oursInDatabase: number
  readonly raw: number
  readonly rawInDatabase: number
  /** The bare server's, where each reading leaves its event in the trail before it is answered. */
  readonly rawWithEvent?: number
  readonly aim: number
  readonly requestsPerSecond: number
}
type Judged = KindFigures & {
  readonly verdict: string
  readonly aimHere: number
  readonly verdictHere: string
}

type Round = { readonly ours: Figure; readonly raw: Figure; readonly rawWithEvent: Figure | undefined }

async function measureAll(bench: Bench): Promise<Record<Kind, KindFigures>> {
  const shots = { own: ourShots(bench.stored, await signInAll(bench.ours.url)), bare: rawShots(bench.stored) }
  const figures = new Map<Kind, Round[]>(asked.map((kind) => [kind, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of asked) {
      const figure = await oneRound(bench, shots, { kind, first: round * counts[kind] })
      if (round > 0) figures.get(kind)?.push(figure)
    }
  return Object.fromEntries([...figures].map(([kind, all]) => [kind, tell(kind, all)])) as Record<
    Kind,
    KindFigures
  >
}

/** The same requests of the bare server, of the bare server with events where they only read, and of ours. */
async function oneRound(
  { ours, raw, postmaster }: Bench,
  { own, bare }: { readonly own: Shots; readonly bare: Shots },
  { kind, first }: { readonly kind: Kind; readonly first: number },
): Promise<Round> {
  const count = counts[kind]
  const bareWith = (headers: Readonly<Record<string, string>>) =>
    measure(
      raw.url,
      { server: raw.pid, postmaster },
      { count, shot: (index) => ({ ...bare[kind](first + index), headers }) },
    )
  const round: Round = {
    raw: await bareWith({}),
    rawWithEvent: readings.includes(kind) ? await bareWith(leavesEvent) : undefined,
    ours: await measure(
      ours.url,
      { server: ours.pid, postmaster },
      { count, shot: (index) => own[kind](first + index) },
    ),
  }
  const failures = Object.entries(round).map(([whose, figure]) => `${whose} ${figure?.failures ?? 0}`)
  if (failures.some((each) => !each.endsWith(' 0')))
    throw new Error(`${kind}: so many requests were refused: ${failures.join(', ')}`)
  return round
}

/** The medians of the rounds. */
function tell(kind: Kind, all: readonly Round[]): KindFigures {
  return {
    ours: median(all.map(({ ours }) => ours.cpuMilliseconds)),
    oursInDatabase: median(all.map(({ ours }) => ours.databaseMilliseconds)),
    raw: median(all.map(({ raw }) => raw.cpuMilliseconds)),
    rawInDatabase: median(all.map(({ raw }) => raw.databaseMilliseconds)),
    ...(readings.includes(kind) && {
      rawWithEvent: median(all.map(({ rawWithEvent }) => rawWithEvent?.cpuMilliseconds ?? 0)),
    }),
    aim: aims[kind],
    requestsPerSecond: median(all.map(({ ours }) => ours.requestsPerSecond)),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** How much more bare statements cost here and now than where the aims were set: the median over all kinds. */
function slownessOf(told: Readonly<Record<string, KindFigures>>): number {
  const shares = Object.entries(told).map(([kind, { raw }]) => raw / floors[kind as Kind])
  return Math.round(median(shares) * 100) / 100
}

/** What became of the aim, which decides, and of the aim as it would be at this machine's pace, which explains. */
function judged(figure: KindFigures, slowness: number): Judged {
  const aimHere = Math.round(figure.aim * slowness * 100) / 100
  return {
    ...figure,
    verdict: verdictOf(figure.ours / figure.aim),
    aimHere,
    verdictHere: verdictOf(figure.ours / aimHere),
  }
}

function verdictOf(share: number): string {
  if (share <= 1) return 'within the aim'
  return share <= 2 ? 'within twice the aim' : 'worse than twice the aim'
}

/** As many people as there are connections, as in a practice at work: nobody has more than a share of the database alone. */
async function signInAll(url: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const all: Readonly<Record<string, string>>[] = []
  for (let index = 0; index < connections; index += 1) {
    const token = await signIn(url, `staff${index}`)
    all.push({ authorization: `Bearer ${token}`, 'x-enable-cross-partition': 'true' })
  }
  return all
}

async function signIn(url: string, username: string): Promise<string> {
  const body = JSON.stringify({
    username,
    password: benchPassword,
    practice: practiceKey,
    token: true,
  })
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const { token } = (await answer.json()) as { readonly token: string }
  return token
}
