import type { DatabaseKind } from '#tests/support/database/database.ts'
import type { Rights } from '#tests/support/isolation/rule/rights.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'
import { layTokens } from './lay-tokens.ts'
import {
  colleague,
  type LayingOut,
  layWorlds,
  profileOf,
  stranger,
  vendor,
  type Worlds,
} from './lay-worlds.ts'
import { loginOf, type MatrixActor, matrixActor } from './matrix-actor.ts'
import { referredRows } from './referred-rows.ts'
import { specialRows } from './special-rows.ts'

/** The practice of the isolation matrix beside another one: who is there, and which rows lie where. */
export type MatrixPractice = Worlds & {
  readonly server: TestServer
  readonly other: TestPractice
  readonly actors: readonly MatrixActor[]
  /** By sign-in: its patient-access token, as the header says it. */
  readonly accessTokens: ReadonlyMap<string, string>
  /** The ids of rows that others lead to, and that are not deleted therefore. */
  readonly referred: ReadonlySet<string>
  close(): Promise<void>
}

/** Makes both practices with their people and rows on a database of their own; only these roles have people. */
export async function openMatrixPractice(
  database: DatabaseKind,
  roles: readonly Rights[],
  hidden: LayingOut['hidden'] = 'there',
): Promise<MatrixPractice> {
  const logins = roles.map(({ role }) => loginOf(role))
  const staff = Object.fromEntries(logins.filter((login) => login !== 'patient').map((key) => [key, [key]]))
  const server = await startTestServer({
    database,
    staff: { ...staff, [vendor]: ['associate-user'], [colleague]: ['practitioner'] },
  })
  const other = await makeTestPractice(server.world, 'harbor', { [stranger]: ['administrative'] })
  const worlds = await layWorlds({ server, other, logins, hidden })
  const actors: MatrixActor[] = []
  for (const rights of roles)
    actors.push(await matrixActor(server, rights, profileOf(server, worlds.mine, loginOf(rights.role))))
  const laid = await layTokens({ server, other }, worlds, actors)
  await askFirst(server, other)
  const here = await specialRows(server.world, server.practice)
  const there = await specialRows(server.world, other)
  return {
    server,
    other,
    actors,
    ...laid,
    mine: new Map([...laid.mine, ...here]),
    elsewhere: new Map([...laid.elsewhere, ...there]),
    referred: await referredRows(server.world),
    close: () => server.close(),
  }
}

/** Somebody of each practice asks something, so that each trail has an event about no patient. */
async function askFirst(server: TestServer, other: TestPractice): Promise<void> {
  await (await server.signIn(colleague)).ask('GET', 'Programs')
  await (await server.signIn(stranger, other)).ask('GET', 'Programs')
}
