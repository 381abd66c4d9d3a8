import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import { findUnlinked } from '#server/database/audit/link-events.ts'
import { type Relay, startRelay } from '#server/database/relay/relay.ts'
import type { TrailFinding } from '#server/database/verify/trail-finding.ts'
import { verifyTrail } from '#server/database/verify/verify-trail.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import {
  aTransaction,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'
import { addRow, tableNamed } from '#tests/support/database/table-schemas.ts'

describe.each(databaseKinds)('the trail on the %s database', (kind) => {
  let opened: TestDatabase
  let relay: Relay
  const practiceId = randomUUID()
  const faults: unknown[] = []
  const checkpointFile = () => checkpointFileIn(opened.place.dataDirectory)
  const pinned = () => ({
    signer: openKeys(join(opened.place.dataDirectory, 'keys.json')).signing,
    kept: readCheckpointFile(checkpointFile()),
  })

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    await opened.database.asOwner((transaction) =>
      addRow(transaction, tableNamed('global_resource'), { id: practiceId, type: 'Practice' }),
    )
    relay = await startRelay({
      database: opened.database,
      signing: openKeys(join(opened.place.dataDirectory, 'keys.json')).signing,
      now: () => new Date().toISOString(),
      checkpointFile: checkpointFile(),
      report: (error) => faults.push(error),
    })
  })
  afterAll(async () => {
    await relay.stop()
    await opened.close()
    expect(faults).toEqual([])
  })

  const act = (count = 1) =>
    opened.database.transaction(aTransaction({ practiceId }), async (transaction) => {
      for (let each = 0; each < count; each += 1) {
        const id = randomUUID()
        await addRow(transaction, tableNamed('audit_waiting'), { practice_id: practiceId, event_id: id })
        await addRow(transaction, tableNamed('audit_event'), {
          practice_id: practiceId,
          id,
          detail: '{"b": [1, 2.50], "a": "é"}',
        })
        await addRow(transaction, tableNamed('outbox'), { practice_id: practiceId })
      }
      return succeeded(undefined)
    })
  const verdict = () =>
    opened.database.asOwner((transaction) => verifyTrail(transaction, practiceId, pinned()))
  const unlinked = () =>
    opened.database.asOwner(async (transaction) => {
      const { rows } = await sql<{ events: string; feed: string }>`
        select (select count(*) from audit_event e where practice_id = ${practiceId}::uuid
          and not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id)) as events,
        (select count(*) from outbox where practice_id = ${practiceId}::uuid and number is null) as feed`.execute(
        transaction,
      )
      return rows[0]
    })

  test('each event is linked, and each change has its number in the feed, within a second of its commit', async () => {
    await act(20)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await unlinked()).toEqual({ events: '0', feed: '0' })
    await act(3)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await unlinked()).toEqual({ events: '0', feed: '0' })
  })

  test('an event that came in without waiting in the list is found when all are looked at, and linked', async () => {
    await opened.database.transaction(aTransaction({ practiceId }), async (transaction) => {
      await addRow(transaction, tableNamed('audit_event'), { practice_id: practiceId })
      return succeeded(undefined)
    })
    await relay.turn()
    expect(await unlinked()).toEqual({ events: '1', feed: '0' })
    await opened.database.asOwner(findUnlinked)
    await relay.turn()
    expect(await unlinked()).toEqual({ events: '0', feed: '0' })
  })

  test('an event that waits although it is linked stays linked once, and those after it are linked too', async () => {
    await opened.database.asOwner((transaction) =>
      sql`insert into audit_waiting (practice_id, event_id)
        select practice_id, event_id from audit_link where practice_id = ${practiceId}::uuid and number = 3`.execute(
        transaction,
      ),
    )
    await act()
    await relay.turn()
    expect(await unlinked()).toEqual({ events: '0', feed: '0' })
  })

  test('the feed has no gap and no number twice, though many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => act()))
    await relay.turn()
    const { rows } = await opened.database.asOwner((transaction) =>
      sql<{
        number: string
      }>`select number from outbox where practice_id = ${practiceId}::uuid order by number`.execute(
        transaction,
      ),
    )
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    )
  })

  test('an untouched chain is found whole, and its checkpoints stand in the database and in a file', async () => {
    await relay.stop()
    expect(await verdict()).toMatchObject({ findings: [], links: 65 })
    const lines = readFileSync(checkpointFile(), 'utf8').trimEnd().split('\n')
    expect(lines.flatMap((line) => (JSON.parse(line) as { number?: string }).number ?? []).at(-1)).toBe('65')
  })

  test.each<[string, string, readonly TrailFinding[]]>([
    [
      'a changed event',
      `update audit_event set reason = 'x' where id = (${idOf(7)})`,
      [found('events altered', 7)],
    ],
    [
      'an event moved in time',
      `update audit_event set at = at - interval '1 ms' where id = (${idOf(1)})`,
      [found('events altered', 1)],
    ],
    ['a removed event', `delete from audit_event where id = (${idOf(12)})`, [found('events missing', 12)]],
    [
      'a removed link',
      'delete from audit_link where number = 30',
      [found('links missing', 30), found('events outside the chain', 1)],
    ],
    ['two events that changed places', swap(40, 41), [found('events reordered', 40, 41)]],
    [
      'an end that was cut off',
      'delete from audit_link where number > 60',
      [found('end cut off', 61, 65), found('events outside the chain', 5)],
    ],
    [
      'a forged checkpoint',
      "update audit_checkpoint set signature = decode('00', 'hex') where number = 65",
      [found('checkpoint altered', 65)],
    ],
  ])('%s is found, at its place, whoever did it', async (_what, tampering, expected) => {
    const verified: TrailFinding[] = []
    const takenBack = new Error('taken back')
    await opened.database
      .asOwner(async (transaction) => {
        await sql.raw(tampering).execute(transaction)
        verified.push(...(await verifyTrail(transaction, practiceId, pinned())).findings)
        throw takenBack
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
    expect(verified).toEqual(expected)
  })
})

function idOf(number: number): string {
  return `select event_id from audit_link where number = ${number}`
}

function swap(one: number, other: number): string {
  return `create temp table moved as select number, event_id from audit_link where number in (${one}, ${other});
    update audit_link set event_id = gen_random_uuid() where number = ${one};
    update audit_link set event_id = (select event_id from moved where number = ${one}) where number = ${other};
    update audit_link set event_id = (select event_id from moved where number = ${other}) where number = ${one}`
}

function found(flaw: TrailFinding['flaw'], from: number, to = from): TrailFinding {
  return { flaw, from, to }
}
