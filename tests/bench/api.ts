import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { buildWorld } from '#server/app/world.ts'
import { openKeys } from '#server/config/keys.ts'
import { openDatabase } from '#server/database/database.ts'
import { startPrivatePostgres } from '#tests/support/postgres.ts'
import { parentOf } from './api/cpu.ts'
import { benchPassword, type Ground, layBenchGround, patientBody, practiceKey } from './api/ground.ts'
import { connections, type Figure, measure, type Processes, type Shot } from './api/measure.ts'

/** CPU milliseconds of server and database together for each request (design §10). */
const aims = {
  read: 0.5,
  create: 1.1,
  update: 1.4,
  patch: 1.4,
  searchPatients: 0.8,
  searchAppointments: 1.2,
  history: 0.6,
}
type Kind = keyof typeof aims

/** What bare statements cost on the machine where the aims were set (design §10, floor). */
const floors: { readonly [Each in Kind]: number } = {
  read: 0.1,
  create: 0.29,
  update: 0.23,
  patch: 0.35,
  searchPatients: 0.3,
  searchAppointments: 0.71,
  history: 0.15,
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const scale = Number(
  process.argv.find((each) => each.startsWith('--scale='))?.slice('--scale='.length) ?? '1',
)
/** `--only=read,create` measures these alone. */
const only = process.argv
  .find((each) => each.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const kinds = (Object.keys(aims) as Kind[]).filter((kind) => !only || only.includes(kind))
const size = { patients: Math.round(10_000 * scale), appointments: Math.round(50_000 * scale) }
const counts: { readonly [Each in Kind]: number } = {
  read: 6_000,
  create: 3_000,
  update: 3_000,
  patch: 3_000,
  searchPatients: 3_000,
  searchAppointments: 2_000,
  history: 4_000,
}

/** So many patients at the end of the list are changed by the raw server alone. */
const rawRows = 50

const begun = performance.now()
const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('not run: no PostgreSQL')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-'))
const children: ChildProcess[] = []

try {
  const ground = await prepare(postgres.url)
  const postmaster = await postmasterOf(postgres.url)
  const ours = await startOurs(postgres.url)
  const raw = await startChild(['tests/bench/api/raw-server.ts', postgres.url, ground.practiceId])
  const told = await measureAll({ ours, raw, ground, postmaster })
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

async function prepare(url: string): Promise<Ground> {
  const database = await openDatabase({ url, dataDirectory: folder })
  const world = buildWorld({ database, keys: openKeys(join(folder, 'keys.json')) })
  const ground = await layBenchGround(world, size)
  await database.close()
  return ground
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
  readonly ground: Ground
  readonly postmaster: number
}
type Told = {
  readonly ours: number
  readonly oursInDatabase: number
  readonly raw: number
  readonly rawInDatabase: number
  readonly aim: number
  readonly requestsPerSecond: number
}
type Judged = Told & { readonly verdict: string; readonly aimHere: number; readonly verdictHere: string }

async function measureAll({ ours, raw, ground, postmaster }: Bench): Promise<Record<Kind, Told>> {
  const headers = { authorization: `Bearer ${await signIn(ours.url)}`, 'x-enable-cross-partition': 'true' }
  const own = ourShots(ground, headers)
  const bare = rawShots(ground)
  const told: Partial<Record<Kind, Told>> = {}
  for (const kind of kinds) {
    const rawFigure = await warmed(
      raw,
      { server: raw.pid, postmaster },
      { count: counts[kind], shot: bare[kind] },
    )
    const figure = await warmed(
      ours,
      { server: ours.pid, postmaster },
      { count: counts[kind], shot: own[kind] },
    )
    if (figure.failures + rawFigure.failures > 0)
      throw new Error(
        `${kind}: ${figure.failures} of ours and ${rawFigure.failures} raw requests were refused`,
      )
    told[kind] = tell(kind, figure, rawFigure)
  }
  return told as Record<Kind, Told>
}

/** Some requests first that are not counted: caches fill, statements are prepared, code is compiled. */
async function warmed(
  { url }: Started,
  processes: Processes,
  { count, shot }: { readonly count: number; readonly shot: (index: number) => Shot },
): Promise<Figure> {
  const warmUp = Math.round(count / 5)
  await measure(url, processes, { count: warmUp, shot })
  return measure(url, processes, { count, shot: (index) => shot(index + warmUp) })
}

function tell(kind: Kind, ours: Figure, raw: Figure): Told {
  const aim = aims[kind]
  const { cpuMilliseconds, requestsPerSecond } = ours
  return {
    ours: cpuMilliseconds,
    oursInDatabase: ours.databaseMilliseconds,
    raw: raw.cpuMilliseconds,
    rawInDatabase: raw.databaseMilliseconds,
    aim,
    requestsPerSecond,
  }
}

/** How much more bare statements cost here and now than where the aims were set: the median over all kinds. */
function slownessOf(told: Readonly<Record<string, Told>>): number {
  const shares = Object.entries(told)
    .map(([kind, { raw }]) => raw / floors[kind as Kind])
    .sort((one, other) => one - other)
  return Math.round((shares[Math.floor(shares.length / 2)] ?? 1) * 100) / 100
}

/** What became of the aim, which decides, and of the aim as it would be at this machine's pace, which explains. */
function judged(figure: Told, slowness: number): Judged {
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

type Shots = { readonly [Each in Kind]: (index: number) => Shot }

function ourShots(ground: Ground, headers: Readonly<Record<string, string>>): Shots {
  const { practitionerIds } = ground
  const patientIds = ground.patientIds.slice(0, -rawRows)
  const base = `/api/v1/practices/${practiceKey}`
  const at = (index: number) => patientIds[index % patientIds.length] ?? ''
  const versions = new Map<string, number>()
  const nextVersion = (id: string) => {
    const version = versions.get(id) ?? 1
    versions.set(id, version + 1)
    return version
  }
  const half = Math.floor(patientIds.length / 2)
  const withBody = (method: string, path: string, body: unknown): Shot => ({
    method,
    path,
    headers,
    body: JSON.stringify(body),
  })
  return {
    read: (index) => ({ method: 'GET', path: `${base}/Patients/${at(index * 7)}`, headers }),
    create: (index) => withBody('POST', `${base}/Patients`, patientBody(index)),
    update: (index) => {
      const id = at(index % half)
      return withBody('PUT', `${base}/Patients/${id}?versionId=${nextVersion(id)}`, {
        ...patientBody(index),
        id,
      })
    },
    patch: (index) => {
      const id = at(half + (index % half))
      const value = `Name ${index}`
      return withBody('PATCH', `${base}/Patients/${id}?versionId=${nextVersion(id)}`, [
        { op: 'add', path: '/preferredName', value },
      ])
    },
    searchPatients: (index) =>
      withBody('POST', `${base}/Patients/queries?pageSize=20&summary=true`, [
        { field: 'name', op: 'contains', value: wordAt(index) },
      ]),
    searchAppointments: (index) =>
      withBody('POST', `${base}/Appointments/queries?pageSize=50&summary=true`, [
        { field: 'owner', op: 'eq', value: practitionerIds[index % practitionerIds.length] },
        { field: 'start', op: 'between', value: [dayAt(index), dayAt(index + 7)] },
      ]),
    history: (index) => ({ method: 'GET', path: `${base}/Patients/${at(index * 7)}/_history/1`, headers }),
  }
}

function rawShots({ patientIds, practitionerIds }: Ground): Shots {
  const at = (index: number) => patientIds[index % patientIds.length] ?? ''
  const change = (index: number): Shot => ({
    method: 'POST',
    path: `/update/${at(index)}`,
    body: JSON.stringify({ preferredName: `Raw ${index}` }),
  })
  return {
    read: (index) => ({ method: 'GET', path: `/read/${at(index * 7)}` }),
    create: (index) => ({ method: 'POST', path: '/create', body: JSON.stringify(patientBody(index)) }),
    update: (index) => change(patientIds.length - 1 - (index % rawRows)),
    patch: (index) => change(patientIds.length - 1 - (index % rawRows)),
    searchPatients: (index) => ({ method: 'GET', path: `/patients?word=${wordAt(index)}` }),
    searchAppointments: (index) => ({
      method: 'GET',
      path: `/appointments?owner=${practitionerIds[index % practitionerIds.length]}&from=${dayAt(index)}&to=${dayAt(index + 7)}`,
    }),
    history: (index) => ({ method: 'GET', path: `/history/${at(index * 7)}` }),
  }
}

/** A beginning of a family name that some twenty patients have. */
function wordAt(index: number): string {
  const word = ['alder', 'birch', 'cedar', 'hazel'][index % 4]
  return `${word}${index % 50}`
}

function dayAt(index: number): string {
  return new Date(Date.parse('2026-01-05T00:00:00Z') + (index % 200) * 86_400_000).toISOString()
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({
    username: 'staff0',
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
