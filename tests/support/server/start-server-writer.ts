import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import type { DatabasePlace } from '#tests/support/database/database.ts'
import { type StartWriting, startScript } from '#tests/support/processes/writing-process.ts'
import { uniqueBody } from './examples.ts'
import { ask, makeTestPractice, testPassword, usualStaff } from './server.ts'

const practice = 'riverbend'
const atOnce = 4

/** Makes the practice that the server writes to. */
export async function layPractice(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place)
  const keys = openKeys(join(place.dataDirectory, 'keys.json'))
  await makeTestPractice(buildWorld({ database, keys }), practice, usualStaff)
  await database.close()
}

/** Versions that lack their history, their one audit row or their one row of the feed. */
export async function incomplete(
  place: DatabasePlace,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const database = await openDatabase(place)
  const { rows } = await database.asOwner((transaction) =>
    sql<{ version: string }>`
      select version from unnest(${[...acknowledged]}::text[]) version,
        lateral (select split_part(version, '/', 1)::uuid as id, split_part(version, '/', 2)::bigint as number) v
      where (select count(*) from resource_history h where h.id = v.id and h.version_id = v.number) <> 1
        or (select count(*) from outbox o where o.resource_id = v.id and o.version_id = v.number) <> 1
        or (select count(*) from audit_event e where e.resource_id = v.id and e.version_id = v.number and e.action in ('C', 'U')) <> 1`.execute(
      transaction,
    ),
  )
  await database.close()
  return rows.map(({ version }) => version)
}

/** The writer of a test that is a whole server: patients are made and changed over HTTP; 'id/version' is what was acknowledged. */
export const startServerWriter: StartWriting = async (place, preload) => {
  const child = startScript('server-process.ts', place, preload)
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  const url = String(said[0] ?? '').replace(/^ready /, '')
  if (!url.startsWith('http')) throw new Error('The server ended before it was ready.')

  const client = await signedIn(url)
  const acknowledged: string[] = []
  let dead = false
  let refusal: Refused | undefined
  const writeOn = async () => {
    while (!dead) {
      await writeOnce(client, acknowledged).catch((error: unknown) => {
        if (error instanceof Refused) refusal = error
        return pause(20)
      })
    }
  }
  return {
    acknowledged,
    until: async (count) => {
      for (let writer = 0; writer < atOnce; writer += 1) void writeOn()
      while (acknowledged.length < count) {
        if (refusal) throw refusal
        if (child.exitCode !== null) throw new Error('The server ended by itself.')
        await pause(5)
      }
    },
    missing: async (ids) => {
      const absent: string[] = []
      for (const version of ids) {
        const { status } = await client('GET', `Patients/${version.replace('/', '/_history/')}`)
        if (status !== 200) absent.push(`${version}: ${status}`)
      }
      return absent
    },
    kill: async () => {
      dead = true
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await ended
    },
  }
}

type Client = (method: string, path: string, body?: unknown) => ReturnType<typeof ask>

/** The server answered, and the answer is no: that is a fault of the test, not of a dying server. */
class Refused extends Error {}

/** Only what a patient must have, so that it names no other row. */
function aPatient(): object {
  const whole = uniqueBody('Patient', `x-${crypto.randomUUID().slice(0, 8)}`)
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => registry.Patient.createRequired.includes(field)),
  )
}

/** A patient is made and then changed; each of the two is a write of its own. */
async function writeOnce(client: Client, acknowledged: string[]): Promise<void> {
  const made = await client('POST', 'Patients', aPatient())
  if (made.status !== 201) throw new Refused(`POST Patients: ${made.status} ${JSON.stringify(made.body)}`)
  acknowledged.push(`${made.body.id}/1`)

  const patch = [
    {
      op: 'add',
      path: '/identifiers',
      value: [{ system: 'test', value: made.body.id, use: 'usual', type: 'external' }],
    },
  ]
  const changed = await client('PATCH', `Patients/${made.body.id}?versionId=1`, patch)
  if (changed.status !== 200) throw new Refused(`PATCH: ${changed.status} ${JSON.stringify(changed.body)}`)
  acknowledged.push(`${made.body.id}/2`)
}

async function signedIn(url: string): Promise<Client> {
  const body = { username: 'admin', password: testPassword, practice, token: true }
  const answer = await ask(`${url}/api/v1/session`, 'POST', { body })
  if (answer.status !== 200) throw new Error(`Sign-in: ${answer.status} ${JSON.stringify(answer.body)}`)
  const headers = { authorization: `Bearer ${answer.body.token}` }
  return (method, path, body) => ask(`${url}/api/v1/practices/${practice}/${path}`, method, { body, headers })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
