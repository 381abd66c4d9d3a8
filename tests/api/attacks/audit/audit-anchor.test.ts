import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import { verifyTrail } from '#server/database/verify/verify-trail.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import {
  aTransaction,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'
import { addRow, tableNamed } from '#tests/support/database/table-schemas.ts'

describe.each(databaseKinds)('an anchor outside the %s database and its files', (kind) => {
  let opened: TestDatabase
  const practiceId = randomUUID()
  const within = (name: string) => join(opened.place.dataDirectory, name)
  const keys = () => openKeys(within('keys.json')).signing
  const numbers = (path: string) => readCheckpointFile(path)?.checkpoints.map(({ number }) => Number(number))

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    writeFileSync(within('anchor'), `#!/bin/sh\nexec cat >> '${within('by-command.ndjson')}'\n`)
    chmodSync(within('anchor'), 0o700)
  })
  afterAll(() => opened?.close())

  /** Five events, linked and signed; answers what the relay had to report. */
  async function fiveEvents(): Promise<readonly string[]> {
    const reported: string[] = []
    await opened.database.transaction(aTransaction({ practiceId }), async (transaction) => {
      for (let each = 0; each < 5; each += 1) {
        const id = randomUUID()
        await addRow(transaction, tableNamed('audit_waiting'), { practice_id: practiceId, event_id: id })
        await addRow(transaction, tableNamed('audit_event'), { practice_id: practiceId, id })
      }
      return succeeded(undefined)
    })
    const relay = await startRelay({
      database: opened.database,
      signing: keys(),
      now: () => new Date().toISOString(),
      checkpointFile: checkpointFileIn(opened.place.dataDirectory),
      anchor: { file: within('by-file.ndjson'), command: within('anchor') },
      report: (error) => reported.push(error instanceof Error ? error.message : String(error)),
    })
    await relay.stop()
    return reported
  }

  test('a file and a program get each signed checkpoint once, in order', async () => {
    expect(await fiveEvents()).toEqual([])
    expect(await fiveEvents()).toEqual([])
    expect(numbers(within('by-file.ndjson'))).toEqual([5, 10])
    expect(numbers(within('by-command.ndjson'))).toEqual([5, 10])
  })

  test('an anchor that cannot be reached is reported, and gets what it is owed afterwards', async () => {
    const [file, copy] = [within('by-file.ndjson'), within('copy')]
    writeFileSync(copy, readFileSync(file))
    rmSync(file)
    mkdirSync(file)
    const reported = await fiveEvents()
    expect(reported.some((each) => each.includes('AUDIT_ANCHOR_FILE'))).toBe(true)
    expect(numbers(within('by-command.ndjson'))).toEqual([5, 10, 15])

    rmdirSync(file)
    writeFileSync(file, readFileSync(copy))
    expect(await fiveEvents()).toEqual([])
    expect(numbers(file)).toEqual([5, 10, 15, 20])
  })

  test('who shortens the checkpoint file and the database alike is found by the anchor', async () => {
    const path = checkpointFileIn(opened.place.dataDirectory)
    const shortened = readFileSync(path, 'utf8').replaceAll(/^.*("number":"20"| 20").*\n/gm, '')
    writeFileSync(path, shortened)
    await opened.database.asOwner(async (transaction) => {
      for (const table of ['audit_link', 'audit_checkpoint'] as const)
        await transaction
          .deleteFrom(table)
          .where('practice_id', '=', practiceId)
          .where('number', '>', '15')
          .execute()
      const kept = readCheckpointFile(path)
      const blind = await verifyTrail(transaction, practiceId, { signer: keys(), kept })
      expect(blind.findings.map(({ flaw }) => flaw)).not.toContain('end cut off')

      const anchored = readCheckpointFile(within('by-file.ndjson'))?.checkpoints ?? []
      const { findings } = await verifyTrail(transaction, practiceId, { signer: keys(), kept, anchored })
      expect(findings).toContainEqual({ flaw: 'checkpoint file shortened', from: 20, to: 20 })
      expect(findings).toContainEqual({ flaw: 'end cut off', from: 16, to: 20 })
    })
  })
})
