import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyId, openKeys } from '#server/config/installation-keys.ts'
import { farewellTo } from '#server/database/audit/checkpoint.ts'
import {
  appendCheckpoints,
  checkpointFileIn,
  readCheckpointFile,
} from '#server/database/audit/checkpoint-file.ts'
import { endOfChain, eventColumns, linkHash, noHash } from '#server/database/audit/link-events.ts'
import type { Transaction } from '#server/database/database.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import type { TrailFinding } from '#server/database/verify/trail-finding.ts'
import { verifyTrails } from '#server/database/verify/verify-trail.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import {
  aTransaction,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'
import { addRow, tableNamed } from '#tests/support/database/table-schemas.ts'

const takenBack = new Error('taken back')

describe.each(databaseKinds)('an administrator of the %s database', (kind) => {
  let opened: TestDatabase
  let written: string
  const practices = [randomUUID(), randomUUID()].toSorted()
  const [practiceId = '', neighbour = ''] = practices
  const file = () => checkpointFileIn(opened.place.dataDirectory)
  const keys = () => openKeys(join(opened.place.dataDirectory, 'keys.json')).signing

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    for (let round = 1; round <= 3; round += 1) {
      const relay = await startRelay({
        database: opened.database,
        signing: keys(),
        now: () => `2026-11-0${round}T12:00:00.000Z`,
        checkpointFile: file(),
        report: (error) => {
          throw error
        },
      })
      for (const id of practices) await act(id, 10)
      await relay.stop()
    }
    written = readFileSync(file(), 'utf8')
  })
  afterAll(() => opened.close())
  beforeEach(() => writeFileSync(file(), written))

  const act = (id: string, count: number) =>
    opened.database.transaction(aTransaction({ practiceId: id }), async (transaction) => {
      for (let each = 0; each < count; each += 1) {
        const event = randomUUID()
        await addRow(transaction, tableNamed('audit_waiting'), { practice_id: id, event_id: event })
        await addRow(transaction, tableNamed('audit_event'), { practice_id: id, id: event })
      }
      return succeeded(undefined)
    })

  /** What the verification says after the tampering, which is taken back afterwards. */
  const verdictsAfter = async (tamper: (transaction: Transaction) => Promise<unknown>) => {
    let found: Readonly<Record<string, readonly TrailFinding[]>> = {}
    await opened.database
      .asOwner(async (transaction) => {
        await tamper(transaction)
        const pinned = { signer: keys(), kept: readCheckpointFile(file()) }
        const trails = await verifyTrails(transaction, pinned)
        found = Object.fromEntries(trails.map(({ practiceId: id, findings }) => [id, findings]))
        throw takenBack
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
    return found
  }
  const whole: readonly TrailFinding[] = []
  const nothing = async () => undefined

  test('who touches nothing is told that all is as it was written', async () => {
    expect(await verdictsAfter(nothing)).toEqual({ [practiceId]: whole, [neighbour]: whole })
  })

  test('who rewrites a whole trail and signs it with a key of his own, in the database as well, is found', async () => {
    const found = await verdictsAfter((transaction) => forge(transaction, practiceId))
    expect(found).toEqual({
      [practiceId]: [
        at('checkpoint altered', 30),
        at('checkpoint missing', 10),
        at('checkpoint missing', 20),
        at('events rewritten', 1, 30),
      ],
      [neighbour]: whole,
    })
  })

  test('who rewrites a trail and takes its checkpoints away is found by those that stand outside', async () => {
    const found = await verdictsAfter(async (transaction) => {
      await rewrite(transaction, practiceId)
      await sql`delete from audit_checkpoint where practice_id = ${practiceId}::uuid`.execute(transaction)
    })
    expect(found[practiceId]).toEqual([
      at('checkpoint missing', 10),
      at('checkpoint missing', 20),
      at('checkpoint missing', 30),
      at('events rewritten', 1, 30),
    ])
  })

  test('who cuts off the end of a trail with its checkpoints is found, at the first event that is gone', async () => {
    const found = await verdictsAfter(async (transaction) => {
      await sql`delete from audit_link where practice_id = ${practiceId}::uuid and number > 12`.execute(
        transaction,
      )
      await sql`delete from audit_checkpoint where practice_id = ${practiceId}::uuid and number > 12`.execute(
        transaction,
      )
    })
    expect(found[practiceId]).toEqual([
      at('checkpoint missing', 20),
      at('checkpoint missing', 30),
      at('end cut off', 13, 30),
      at('events outside the chain', 18),
    ])
  })

  test('who removes a practice with its whole trail is found', async () => {
    const found = await verdictsAfter((transaction) => remove(transaction, practiceId))
    expect(found).toEqual({
      [practiceId]: [
        at('checkpoint missing', 10),
        at('checkpoint missing', 20),
        at('checkpoint missing', 30),
        at('practice removed', 1, 30),
      ],
      [neighbour]: whole,
    })
  })

  test('who takes the checkpoint file away, or lines out of it, is found', async () => {
    rmSync(file())
    expect(await verdictsAfter(nothing)).toEqual(bothBad(at('checkpoint file missing', 10)))

    writeFileSync(file(), without(30))
    expect(await verdictsAfter(nothing)).toEqual(bothBad(at('checkpoint file shortened', 30)))

    writeFileSync(file(), without(10))
    expect(await verdictsAfter(nothing)).toEqual(bothBad(at('checkpoint file shortened', 10)))
  })

  test('who writes into the checkpoint file what was never signed, or signed at another time, is found', async () => {
    writeFileSync(file(), written.replaceAll('"number":"20"', '"number":"21"'))
    expect(await verdictsAfter(nothing)).toEqual(
      bothBad(at('checkpoint file altered', 21), at('checkpoint file shortened', 20)),
    )

    const early = written.split('\n').filter((line) => line.includes('"number":"10"'))
    writeFileSync(file(), [written, ...early, ''].join('\n'))
    expect(await verdictsAfter(nothing)).toEqual(bothBad(at('checkpoint file altered', 10)))
  })

  test('a line that a power cut has torn hides none of the others, and the next one stands on a line of its own', async () => {
    writeFileSync(file(), `${written}{"practiceId":"${practiceId}","numb`)
    expect(await verdictsAfter(nothing)).toEqual({ [practiceId]: whole, [neighbour]: whole })

    appendCheckpoints(file(), [farewellTo(randomUUID(), keys(), '2026-11-05T12:00:00.000Z')])
    expect(readCheckpointFile(file())?.checkpoints).toHaveLength(7)
  })

  test('a practice that this installation took away itself, and said so, is not missed', async () => {
    appendCheckpoints(file(), [farewellTo(practiceId, keys(), '2026-11-05T12:00:00.000Z')])
    expect(await verdictsAfter((transaction) => remove(transaction, practiceId))).toEqual({
      [neighbour]: whole,
    })
  })

  test('a word that a practice goes, which a power cut kept from coming true, hides nothing', async () => {
    appendCheckpoints(file(), [farewellTo(practiceId, keys(), '2026-11-05T12:00:00.000Z')])
    expect(await verdictsAfter(nothing)).toEqual({ [practiceId]: whole, [neighbour]: whole })
    const cut = await verdictsAfter((transaction) =>
      sql`delete from audit_link where practice_id = ${practiceId}::uuid and number > 25`.execute(
        transaction,
      ),
    )
    expect(cut[practiceId]).toContainEqual(expect.objectContaining({ flaw: 'end cut off' }))
  })

  /** The file without what was signed at this event. */
  function without(number: number): string {
    return written.replaceAll(new RegExp(`^.*"number":"${number}".*\n`, 'gm'), '')
  }

  function bothBad(...findings: readonly TrailFinding[]) {
    return { [practiceId]: findings, [neighbour]: findings }
  }
})

function at(flaw: TrailFinding['flaw'], from: number, to = from): TrailFinding {
  return { flaw, from, to }
}

async function remove(transaction: Transaction, practiceId: string): Promise<void> {
  for (const table of ['audit_event', 'audit_link', 'audit_checkpoint'])
    await sql`delete from ${sql.table(table)} where practice_id = ${practiceId}::uuid`.execute(transaction)
}

/** Says of every event that somebody else did it, and makes all links anew, so that the chain fits. */
async function rewrite(transaction: Transaction, practiceId: string): Promise<void> {
  await sql`update audit_event set reason = 'nobody' where practice_id = ${practiceId}::uuid`.execute(
    transaction,
  )
  const { rows } = await sql<JsonObject & { number: string }>`
    select l.number, ${eventColumns} from audit_link l join audit_event e on e.practice_id = l.practice_id and e.id = l.event_id
    where l.practice_id = ${practiceId}::uuid order by l.number`.execute(transaction)
  let previous = noHash
  for (const { number, ...event } of rows) {
    previous = linkHash(previous, event)
    await sql`update audit_link set hash = ${Buffer.from(previous)}
      where practice_id = ${practiceId}::uuid and number = ${number}::bigint`.execute(transaction)
  }
}

/** Rewrites a trail, makes a key of his own known in the database, and signs the checkpoints with it. */
async function forge(transaction: Transaction, practiceId: string): Promise<void> {
  await rewrite(transaction, practiceId)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const id = keyId(publicKey)
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  await sql`insert into public_key (id, purpose, public_key, valid_from) values (${id}, 'signing', ${bytes}, now())`.execute(
    transaction,
  )
  await sql`delete from audit_checkpoint where practice_id = ${practiceId}::uuid`.execute(transaction)
  const end = await endOfChain(transaction, practiceId)
  const said = {
    practiceId,
    number: String(end.number),
    at: '2026-11-03T12:00:00.000Z',
    hash: Buffer.from(end.hash).toString('hex'),
    keyId: id,
  }
  const signature = sign(null, Buffer.from(canonicalJson(said), 'utf8'), privateKey)
  await sql`insert into audit_checkpoint (practice_id, number, at, hash, key_id, signature) values
    (${practiceId}::uuid, ${said.number}::bigint, ${said.at}::timestamptz, ${Buffer.from(end.hash)}, ${id}, ${signature})`.execute(
    transaction,
  )
}
