import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { securityRoles } from '#generated/permissions/permissions.ts'
import {
  implementation,
  newPractice,
  newStaffMember,
  type RoleIds,
  systemActor,
} from '#server/accounts/new-practice.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openLog } from '#server/app/open-log.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { otherDatabases } from '#server/database/opening/other-databases.ts'
import { emptyServerState, type HttpSettings, type ServerState } from '#server/http/exchange/server-state.ts'
import { startServer } from '#server/http/start-server.ts'
import type { MessengerSettings } from '#server/interfaces/feature.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import type { Instant } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type DatabaseKind, type DatabasePlace, openTestDatabase } from '#tests/support/database/database.ts'
import { LeakWatch } from './leak-watch.ts'

/** The password of everybody in a test practice. */
export const testPassword = 'a test is a promise'

/** A practice of a test: its id, its key in URLs, its roles, who works there. */
export type TestPractice = {
  readonly id: string
  readonly key: string
  readonly roles: RoleIds
  /** Profile ids by login name. */
  readonly profiles: ReadonlyMap<string, string>
}

/** Somebody who is signed in and can ask. */
export type TestClient = {
  readonly token: string
  /** Asks under /api/v1; a path without a leading slash is one of the practice's collections. */
  ask(method: string, path: string, more?: Asking): Promise<TestAnswer>
}
export type Asking = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
export type TestAnswer = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the answer
  readonly body: any
}

export type TestServer = {
  readonly url: string
  readonly world: World
  readonly state: ServerState
  /** Where its keys and files are. */
  readonly dataDirectory: string
  /** Where its database is. */
  readonly place: DatabasePlace
  /** The first practice; everybody of `staff` works there. */
  readonly practice: TestPractice
  signIn(login: string, practice?: TestPractice): Promise<TestClient>
  close(): Promise<void>
}

/** Login name → keys of the roles that the person has in the test practice. */
export type Staff = Readonly<Record<string, readonly string[]>>

export const usualStaff: Staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
  intake: ['case-management'],
  quality: ['quality-assurance'],
  scribe: ['scribe'],
  implementer: ['implementation'],
}

/** A whole server on a database of its own, with one practice and a person for each role that tests need. */
export async function startTestServer(
  settings: {
    readonly database?: DatabaseKind
    readonly staff?: Staff
    readonly now?: () => Instant
    readonly http?: Partial<HttpSettings>
    /** Whether databases are made and removed from there. */
    readonly administersDatabases?: true
    /** The outside system to which the interface sends rows: a folder beside its files. */
    readonly sends?: 'folder'
    /** Where the lines of its log go, all of them. */
    readonly logTo?: { write(line: string): void }
    /** How often a stream of changes says that it is there, in milliseconds. */
    readonly heartbeat?: number
    /** Where people find the pages, in letters; with it mail leaves, into `mail` of the data directory. */
    readonly mailAddress?: string
    /** By which ways messages to patients leave. */
    readonly messengers?: MessengerSettings
  } = {},
): Promise<TestServer> {
  const kind = settings.database ?? 'embedded'
  const opened = await openTestDatabase(kind)
  const keys = openKeys(join(opened.place.dataDirectory, 'keys.json'))
  const contentDirectory = join(opened.place.dataDirectory, 'content')
  const world = buildWorld({
    database: opened.database,
    keys,
    contentDirectory,
    outgoingDirectory: join(opened.place.dataDirectory, 'outgoing'),
    ...(settings.administersDatabases && { databases: otherDatabases(opened.database, opened.place) }),
    ...(settings.sends && { interfaceDirectory: join(opened.place.dataDirectory, 'interface') }),
    ...(settings.now && { now: settings.now }),
    ...(settings.messengers && { messengers: settings.messengers }),
    ...(settings.heartbeat !== undefined && { heartbeat: settings.heartbeat }),
    ...(settings.mailAddress !== undefined && {
      mail: { directory: join(opened.place.dataDirectory, 'mail'), address: settings.mailAddress },
    }),
  })
  const practice = await makeTestPractice(world, 'riverbend', settings.staff ?? usualStaff)
  const state = { ...emptyServerState(), world, epoch: 'test' }
  const http = {
    host: '127.0.0.1',
    port: 0,
    secure: false,
    logLevel: 'silent',
    newId: randomUUID,
    ...(settings.administersDatabases && { databaseAdministration: true }),
    ...settings.http,
  }
  const log = openLog(settings.logTo ? 'trace' : (process.env.TEST_LOG ?? 'silent'), settings.logTo)
  const server = await startServer(state, http, log)
  const watch = new LeakWatch()
  return {
    url: server.url,
    world,
    state,
    dataDirectory: opened.place.dataDirectory,
    place: opened.place,
    practice,
    signIn: (login, where = practice) => signIn(server.url, login, { practice: where, watch }),
    close: async () => {
      await server.stop(2_000)
      await opened.close()
    },
  }
}

/**
 * Makes one more practice in a world, with its own staff. Where somebody of it has a role of the vendor, it is a practice of the
 * vendor, and everybody is for the vendor what the own roles say.
 */
export async function makeTestPractice(world: World, key: string, staff: Staff): Promise<TestPractice> {
  const vendor = Object.values(staff).some((roleKeys) => userRolesFor(roleKeys).length > 0)
  const id = world.newId()
  const hash = await hashOnce()
  const made = await openAs(
    world,
    { actor: systemActor(id, key), operation: 'practice.create' },
    async (rows) => {
      const roles = await newPractice(rows, {
        id,
        key,
        name: `Practice ${key}`,
        demo: false,
        environment: 'test',
        vendor,
        ownRoles: [implementation],
      })
      const people: { login: string; personId: string; profileId: string }[] = []
      for (const [login, roleKeys] of Object.entries(staff)) {
        const name = { given: [login], family: `Of ${key}` }
        const member = await newStaffMember(rows, roles, {
          loginName: login,
          name,
          roleKeys,
          userRoles: ['user', ...userRolesFor(roleKeys)],
          practice: { id },
        })
        people.push({ login, personId: member.person.id, profileId: member.practitioner.id })
      }
      return succeeded({ roles, people })
    },
  )
  if (!made.ok) throw new Error(`No test practice: ${JSON.stringify(made.failure)}`)
  const { roles, people } = made.value
  await world.database.asOwner(async (transaction) => {
    for (const { personId } of people)
      await setPassword(transaction, { id: personId, at: world.now().iso, newId: world.newId }, hash)
  })
  return { id, key, roles, profiles: new Map(people.map(({ login, profileId }) => [login, profileId])) }
}

/** What somebody is for the vendor so that each of these roles takes effect. */
function userRolesFor(roleKeys: readonly string[]): readonly string[] {
  const held = securityRoles.filter(({ key }) => roleKeys.includes(key))
  const wanted = held.flatMap(({ userRoles, internalFor }) => [...userRoles, ...internalFor])
  return [...new Set(wanted.filter((each) => each !== 'user'))]
}

let hashed: Promise<Uint8Array> | undefined
function hashOnce(): Promise<Uint8Array> {
  hashed ??= hashPassword(testPassword)
  return hashed
}

type Where = { readonly practice: TestPractice; readonly watch: LeakWatch }

async function signIn(url: string, login: string, { practice, watch }: Where): Promise<TestClient> {
  const body = { username: login, password: testPassword, practice: practice.key, token: true }
  const answer = await ask(`${url}/api/v1/session`, 'POST', { body })
  if (answer.status !== 200) throw new Error(`${login} could not sign in: ${JSON.stringify(answer.body)}`)
  const { token } = answer.body
  return {
    token,
    ask: async (method, path, more = {}) => {
      const target = path.startsWith('/') ? `/api/v1${path}` : `/api/v1/practices/${practice.key}/${path}`
      const found = await ask(`${url}${target}`, method, {
        ...more,
        headers: { authorization: `Bearer ${token}`, ...more.headers },
      })
      watch.look({ practiceId: practice.id, path, asking: more, answer: found })
      return found
    },
  }
}

/** One request; a text body goes as it is, anything else as JSON. */
export async function ask(url: string, method: string, { body, headers }: Asking): Promise<TestAnswer> {
  const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json'
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}
