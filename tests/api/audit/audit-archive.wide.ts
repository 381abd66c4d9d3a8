import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeys } from '#server/config/installation-keys.ts'
import { archivesOf } from '#server/database/archive/archive-file.ts'
import { archiveOnce, TrailFault } from '#server/database/archive/archive-once.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import type { Transaction } from '#server/database/database.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import { sentenceOf } from '#server/database/verify/trail-finding.ts'
import { verifyTrail } from '#server/database/verify/verify-trail.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import {
  aTransaction,
  databasesFor,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'
import { addRow, tableNamed } from '#tests/support/database/table-schemas.ts'

describe.each(databasesFor(import.meta.url))('old events of the audit trail on the %s database', (kind) => {
  let opened: TestDatabase
  let clock = Date.parse('2018-03-01T08:00:00.000Z')

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened.close())

  const directory = () => join(opened.place.dataDirectory, 'audit-archive')
  const rule = () => ({ days: 2557, directory: directory(), by: systemPersonId, newId: randomUUID })
  const signing = () => openKeys(join(opened.place.dataDirectory, 'keys.json')).signing
  const now = () => new Date(clock).toISOString()
  const checkpointFile = () => checkpointFileIn(opened.place.dataDirectory)
  const later = (years: number) => {
    clock += years * 365.25 * 86_400_000
  }

  /** A server that is started, works once with its rule, and is stopped: what it does within an hour. */
  async function serve(report: (error: unknown) => void = () => undefined): Promise<void> {
    const relay = await startRelay({
      database: opened.database,
      signing: signing(),
      now,
      checkpointFile: checkpointFile(),
      archive: rule(),
      report,
    })
    for (let round = 0; round < 12; round += 1) await relay.turn()
    await relay.stop()
  }

  async function act(practiceId: string, count: number): Promise<void> {
    await opened.database.transaction(aTransaction({ practiceId }), async (transaction) => {
      for (let each = 0; each < count; each += 1) {
        const id = randomUUID()
        await addRow(transaction, tableNamed('audit_waiting'), { practice_id: practiceId, event_id: id })
        await addRow(transaction, tableNamed('audit_event'), {
          practice_id: practiceId,
          id,
          detail: '{"b": [1, 2.50], "a": "é"}',
        })
      }
      return succeeded(undefined)
    })
  }

  /** A practice whose trail was signed twice long ago, after `count` events each, and has gone on since. */
  async function oldPractice(count = 12): Promise<string> {
    const practiceId = randomUUID()
    for (let time = 0; time < 2; time += 1) {
      await act(practiceId, count)
      await serveWithoutRule()
      later(0.1)
    }
    later(8)
    await act(practiceId, 3)
    return practiceId
  }

  const verdict = (practiceId: string) =>
    opened.database.asOwner((transaction) =>
      verifyTrail(transaction, practiceId, {
        signer: signing(),
        kept: readCheckpointFile(checkpointFile()),
        archives: directory(),
      }),
    )
  const said = async (practiceId: string) => (await verdict(practiceId)).findings.map(sentenceOf)
  const inDatabase = (practiceId: string) =>
    opened.database.asOwner(async (transaction) => {
      const { rows } = await sql<{ events: string; first: string }>`
        select (select count(*) from audit_event where practice_id = ${practiceId}::uuid) as events,
          (select min(number) from audit_link where practice_id = ${practiceId}::uuid) as first`.execute(
        transaction,
      )
      return { events: Number(rows[0]?.events), first: Number(rows[0]?.first) }
    })
  const oneTurn =
    (limit = Number.POSITIVE_INFINITY) =>
    async <Value>(act: (transaction: Transaction) => Promise<Value>): Promise<Value> => {
      turns += 1
      if (turns > limit) throw new Error('the power is gone')
      return opened.database.asOwner(act)
    }
  let turns = 0

  test('move into archive files, the trail says so, and its chain goes on from the files into the database', async () => {
    const practiceId = await oldPractice()
    expect(await inDatabase(practiceId)).toEqual({ events: 27, first: 1 })

    await serve()
    const [file] = archivesOf(directory(), practiceId)
    expect(file).toMatchObject({ first: 1, last: 24 })
    expect(await inDatabase(practiceId)).toEqual({ events: 4, first: 25 })
    await serve()
    expect(await verdict(practiceId)).toMatchObject({ findings: [], links: 28 })
    const { rows } = await opened.database.asOwner((transaction) =>
      sql<{ text: string; kind: string }>`
        select detail ->> 'text' as text, kind from audit_event
        where practice_id = ${practiceId}::uuid and detail ->> 'event' = 'purge'`.execute(transaction),
    )
    expect(rows).toEqual([
      {
        text: 'Events 1 to 24 of the audit trail moved from the database into an archive file.',
        kind: 'purge|E|Success||AuditEvent',
      },
    ])
  })

  test('stay in the database while they are younger than the rule says', async () => {
    const practiceId = randomUUID()
    await act(practiceId, 5)
    await serve()
    later(6.9)
    await act(practiceId, 1)
    await serve()

    expect(archivesOf(directory(), practiceId)).toEqual([])
    expect(await inDatabase(practiceId)).toEqual({ events: 6, first: 1 })
  })

  test('a second archive follows upon the first', async () => {
    const practiceId = await oldPractice()
    await serve()
    later(8)
    await act(practiceId, 2)
    await serve()

    expect(archivesOf(directory(), practiceId).map(({ first, last }) => [first, last])).toEqual([
      [1, 24],
      [25, 28],
    ])
    expect((await verdict(practiceId)).findings).toEqual([])
  })

  test('are in the file or in the database whenever the move is cut off, and the next one ends it', async () => {
    const practiceId = await oldPractice(700)
    await serveWithoutRule()
    let cuts = 0
    for (let limit = 1; limit < 40; limit += 1) {
      turns = 0
      const moved = await archiveOnce(rule(), { turn: oneTurn(limit), signing: signing(), now: now() }).catch(
        () => 'cut off' as const,
      )
      expect((await verdict(practiceId)).findings).toEqual([])
      if (moved === false) break
      if (moved === true) limit = 0
      else cuts += 1
    }
    await serveWithoutRule()

    expect(cuts).toBeGreaterThanOrEqual(6)
    expect(await inDatabase(practiceId)).toEqual({ events: 4, first: 1401 })
    expect(await verdict(practiceId)).toMatchObject({ findings: [], links: 1404 })
  })

  test('an archive that is removed, cut or rewritten is named with the numbers of its events', async () => {
    const practiceId = await oldPractice()
    await serve()
    await serve()
    const [file] = archivesOf(directory(), practiceId)
    const path = file?.path ?? ''
    const written = readFileSync(path)
    const altered = (from: string, to: string) =>
      writeFileSync(path, gzipSync(gunzipSync(written).toString('utf8').replace(from, to)))

    rmSync(path)
    expect(await said(practiceId)).toEqual(['Events 1 to 24 left the database, and no archive holds them.'])
    writeFileSync(path, written.subarray(0, written.length - 200))
    expect(await said(practiceId)).toEqual(['The archive of events 1 to 24 was altered.'])
    altered('{"number":7,', '{"number":70,')
    expect(await said(practiceId)).toEqual(['The archive of events 1 to 24 was altered.'])
    altered('"a":"é"', '"a":"è"')
    expect(await said(practiceId)).toEqual(['Events 1 do not fit their links: they were altered.'])
    writeFileSync(path, written)
    expect(await said(practiceId)).toEqual([])
  })

  test('a stretch that is not as it was written stays where it is, and the others move', async () => {
    const spoilt = await oldPractice()
    const sound = await oldPractice()
    await opened.database.asOwner((transaction) =>
      sql`update audit_event set reason = 'another' where practice_id = ${spoilt}::uuid and id = (
        select event_id from audit_link where practice_id = ${spoilt}::uuid and number = 3)`.execute(
        transaction,
      ),
    )
    const reports: unknown[] = []
    await serve((error) => reports.push(error))
    await serve((error) => reports.push(error))

    expect(await inDatabase(spoilt)).toMatchObject({ first: 1 })
    expect(existsSync(join(directory(), spoilt, '000000000001-000000000024.ndjson.gz'))).toBe(false)
    expect(await inDatabase(sound)).toMatchObject({ first: 25 })
    expect(String(reports[0])).toContain('could not be moved into the archive')
    await expect(
      archiveOnce(rule(), { turn: oneTurn(), signing: signing(), now: now() }),
    ).rejects.toBeInstanceOf(TrailFault)
  })

  /** Links and signs what there is, and moves nothing. */
  async function serveWithoutRule(): Promise<void> {
    const relay = await startRelay({
      database: opened.database,
      signing: signing(),
      now,
      checkpointFile: checkpointFile(),
      report: () => undefined,
    })
    await relay.stop()
  }
})
