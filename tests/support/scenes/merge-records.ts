import { sql } from 'kysely'
import { expect } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { compareNote, type LastManifest } from '#server/database/verify/compare-note.ts'
import type { TrailFinding } from '#server/database/verify/trail-finding.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { TestAnswer, TestClient, TestServer } from '#tests/support/server/server.ts'

/** A server of a test, as far as its rows go. */
type Rows = Pick<TestServer, 'world' | 'practice'>

/** Whatever else is due. */
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

/** For tests of merged records, does what the background has to do, now, and again until nothing is on its way; where only that is meant, nothing else. */
export async function moveRecords(server: Rows, which: 'all' | 'moves' = 'all'): Promise<void> {
  const report = (error: unknown) => expect(error).toBeUndefined()
  const running = startJobs({
    world: server.world,
    jobs: which === 'all' ? jobs : { ...jobs, ...idle, MoveMergedRows: jobs.MoveMergedRows },
    report,
    patience: { heartbeat: 10, retryDelay: 0, retries: 1 },
  })
  await running.turn()
  const moving = async () => {
    const count = await recordsMoving(server)
    if (count > 0) await running.turn()
    return count
  }
  await expect.poll(moving, { timeout: 60_000, interval: 100 }).toBe(0)
  await running.stop()
}

function recordsMoving({ world, practice }: Rows): Promise<number> {
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql`
      select id from row_merge where practice_id = ${practice.id}::uuid and state in ('Moving', 'Returning')`.execute(
      transaction,
    )
    return rows.length
  })
}

/** For tests, merges two records as they are now. */
export async function mergeRecords(
  client: TestClient,
  { kept, merged }: { readonly kept: string; readonly merged: string },
  more: object = {},
): Promise<TestAnswer> {
  const version = async (id: string) => {
    const { body } = await client.ask('GET', `Patients/${id}`)
    return body.meta?.versionId ?? '1'
  }
  const body = {
    other: merged,
    keptVersion: await version(kept),
    otherVersion: await version(merged),
    ...more,
  }
  return client.ask('POST', `Patients/${kept}/merge`, { body })
}

/** Every row of a practice with what is derived from it, by table. */
export type AllRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** For tests, of all that is stored what names these patients and is not one of them. */
export function namingRecords(all: AllRecords, patients: readonly string[]): AllRecords {
  const isOf = (row: Readonly<Record<string, unknown>>) =>
    patients.includes(String(row.patient_id)) && !patients.includes(String(row.resource_id ?? row.id))
  return Object.fromEntries(Object.entries(all).map(([table, rows]) => [table, rows.filter(isOf)]))
}

/** For tests, every row of the practice with all that is derived from it, but for what lists keep of it. */
export async function storedRecords({ world, practice }: Rows): Promise<AllRecords> {
  return world.database.asOwner(async (transaction) => {
    const all = async (table: string, columns: string, order: string) => {
      const found = await sql<Record<string, unknown>>`
        select ${sql.raw(columns)} from ${sql.table(table)} where practice_id = ${practice.id}::uuid order by ${sql.raw(order)}`.execute(
        transaction,
      )
      return found.rows
    }
    return {
      rows: await all(
        'resource',
        'id, type, version_id, partition_key, patient_id, owner_id, status, kind, name, is_deleted, is_locked, closed, rolled_up::text, content::text',
        'id',
      ),
      versions: await all('resource_history', 'id, version_id, patient_id, content::text', 'id, version_id'),
      tokens: await all('token', 'type, token, resource_id, patient_id', 'resource_id, token'),
      identifiers: await all(
        'identifier',
        'type, system, value, resource_id, patient_id',
        'resource_id, system, value',
      ),
      teams: await all('patient_team', 'patient_id, profile_id, reason, valid_from, valid_until', '1, 2, 3'),
    }
  })
}

/** For tests, what the verifier says of the signed notes as they are stored now. */
export async function doubtfulRecords({ world, practice }: Rows): Promise<readonly TrailFinding[]> {
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql<LastManifest>`
      select distinct on (note_id) note_id as note, content from manifest where practice_id = ${practice.id}::uuid
      order by note_id, number desc`.execute(transaction)
    expect(rows.length).toBeGreaterThan(0)
    const found = []
    for (const manifest of rows) found.push(...(await compareNote(transaction, practice.id, manifest)))
    return found
  })
}
