import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction, TransactionSettings } from '#server/database/database.ts'
import { fingerprint } from '#server/database/prove.ts'
import { keepReached } from '#server/stores/reach/keep-reached.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import {
  aTransaction,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'
import { addRow, isOfPractice, tableNamed, tableSchemas } from '#tests/support/database/table-schemas.ts'

const practiceTables = tableSchemas.filter(isOfPractice)
/** What the application may look at; the rest only the owner of the tables reads. */
const seenTables = practiceTables.filter(({ grants }) => grants.includes('select'))
const unseenTables = practiceTables.filter(({ grants }) => !grants.includes('select'))
const otherTables = tableSchemas.filter((table) => !isOfPractice(table))
const patientTables = tableSchemas.filter(({ rowSecurity }) =>
  ['practicePatient', 'practiceLabelled', 'practiceTrail'].includes(rowSecurity),
)
const resource = tableNamed('resource')
const permissionDenied = '42501'

test('each table without a practice is named with its reason and the queries that read it', () => {
  expect(otherTables.map(({ name }) => name).sort()).toEqual([
    'code',
    'code_system',
    'code_word',
    'credential',
    'global_identifier',
    'global_resource',
    'global_resource_history',
    'global_token',
    'guess',
    'indexed_type',
    'installation',
    'proving_key',
    'public_key',
    'reindex',
    'session',
  ])
  for (const { reason, readBy } of otherTables) {
    expect(reason).toBeTruthy()
    expect(readBy?.length).toBeGreaterThan(0)
  }
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase
  const here = randomUUID()
  const elsewhere = randomUUID()

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    await opened.database.asOwner(async (transaction) => {
      const one = randomUUID()
      for (const table of practiceTables)
        await addRow(transaction, table, { practice_id: here, ...sameRow(table, one) })
    })
  })
  afterAll(() => opened.close())

  test('the tables of the database are the ones that are described, and the list of migrations', async () => {
    const found = await opened.database.asOwner((transaction) =>
      sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
        transaction,
      ),
    )
    expect(found.rows.map(({ name }) => name).sort()).toEqual(
      [...tableSchemas.map(({ name }) => name), 'migration'].sort(),
    )
  })

  test('with nothing set, the application sees no row of any practice', async () => {
    const counts = await opened.database.asOwner(async (transaction) => {
      await sql`set local role goldthread_app`.execute(transaction)
      return countAll(transaction)
    })
    expect(counts).toEqual(seenTables.map(({ name }) => ({ name, rows: 0 })))
  })

  test('with another practice set, the application sees no row of this one', async () => {
    const counts = await read(opened.database, aTransaction({ practiceId: elsewhere }), countAll)
    expect(counts).toEqual(seenTables.map(({ name }) => ({ name, rows: 0 })))
  })

  test('with this practice set, each of its tables shows its row', async () => {
    const counts = await read(opened.database, aTransaction({ practiceId: here }), countAll)
    expect(counts).toEqual(seenTables.map(({ name }) => ({ name, rows: 1 })))
  })

  test.each(unseenTables.map(({ name }) => name))(
    'the application may not even look at %s, also of its own practice',
    async (name) => {
      const looking = read(opened.database, aTransaction({ practiceId: here }), (transaction) =>
        sql`select 1 from ${sql.table(name)}`.execute(transaction),
      )
      await expect(looking).rejects.toMatchObject({ code: permissionDenied })
    },
  )

  test.each(
    practiceTables
      .filter(({ grants }) => grants.includes('insert'))
      .map((table) => [table.name, table] as const),
  )('a row of %s for another practice is refused', async (_name, table) => {
    const foreign = read(opened.database, aTransaction({ practiceId: elsewhere }), (transaction) =>
      addRow(transaction, table, { practice_id: here }),
    )
    await expect(foreign).rejects.toMatchObject({ code: permissionDenied })
  })

  test('a change or removal under another practice touches nothing here', async () => {
    const touched = await read(
      opened.database,
      aTransaction({ practiceId: elsewhere }),
      async (transaction) => {
        const update = await sql`update resource set status = 'x'`.execute(transaction)
        const removal = await sql`delete from token`.execute(transaction)
        return [update.numAffectedRows, removal.numAffectedRows]
      },
    )
    expect(touched).toEqual([0n, 0n])
  })

  test.each([
    'resource_history',
    'audit_event',
    'manifest',
    'audit_link',
    'audit_waiting',
    'audit_checkpoint',
    'idempotency',
    'outbox',
  ])('the application may neither change nor remove what stands in %s', async (name) => {
    for (const statement of [`update ${name} set practice_id = practice_id`, `delete from ${name}`]) {
      const attempt = read(opened.database, aTransaction({ practiceId: here }), (transaction) =>
        sql.raw(statement).execute(transaction),
      )
      await expect(attempt).rejects.toMatchObject({ code: permissionDenied })
    }
  })

  test('the application may not remove a resource, read migrations or give itself another role', async () => {
    for (const statement of [
      'delete from resource',
      'select * from migration',
      'truncate resource',
      'alter table resource disable row level security',
    ]) {
      const attempt = read(opened.database, aTransaction({ practiceId: here }), (transaction) =>
        sql.raw(statement).execute(transaction),
      )
      await expect(attempt).rejects.toMatchObject({ code: permissionDenied })
    }
  })

  test('S1 a signed, locked row is changed by no name of an operation, only by a proof of what is written', async () => {
    const id = randomUUID()
    await opened.database.asOwner((transaction) =>
      addRow(transaction, resource, {
        practice_id: here,
        id,
        type: 'Note',
        status: 'Signed',
        is_locked: true,
      }),
    )
    const change = (operation: string) =>
      read(opened.database, aTransaction({ practiceId: here, operation }), async (transaction) => {
        const { numAffectedRows } =
          await sql`update resource set status = ${operation} where id = ${id}`.execute(transaction)
        return numAffectedRows
      })
    for (const operation of ['note.patch', 'note.update', 'note.signature', 'note.sign', 'note.amend'])
      expect(await change(operation)).toBe(0n)
    expect(await statusOf(opened.database, here, id)).toBe('Signed')

    const proven = await read(opened.database, aTransaction({ practiceId: here }), async (transaction) => {
      const content = fingerprint('{"a":1}')
      const proof = opened.database.prove(`unlock ${here} ${id} 1 ${content}`)
      await sql`select set_config('goldthread.unlocked', ${`${id}:${content}:${proof}`}, true)`.execute(
        transaction,
      )
      const { numAffectedRows } =
        await sql`update resource set content = '{"a":1}', status = 'Amending' where id = ${id}`.execute(
          transaction,
        )
      return numAffectedRows
    })
    expect(proven).toBe(1n)
    expect(await statusOf(opened.database, here, id)).toBe('Amending')
  })

  test('a person sees only the own credentials and sessions', async () => {
    const [me, other] = [randomUUID(), randomUUID()]
    await opened.database.asOwner(async (transaction) => {
      for (const person of [me, other]) {
        await addRow(transaction, tableNamed('credential'), { person_id: person })
        await addRow(transaction, tableNamed('session'), {
          person_id: person,
          token_hash: `\\x${person.replaceAll('-', '')}`,
        })
      }
    })
    const seen = (actorId: string | null) =>
      read(opened.database, aTransaction({ practiceId: here, actorId }), async (transaction) => [
        ...(await transaction.selectFrom('credential').select('person_id').execute()),
        ...(await transaction.selectFrom('session').select('person_id').execute()),
      ])
    expect(await seen(me)).toEqual([{ person_id: me }, { person_id: me }])
    expect(await seen(null)).toEqual([])
  })

  describe('of the patients', () => {
    const practiceId = randomUUID()
    const [open, mine, past, confidential, unseenTeam] = [1, 2, 3, 4, 5].map(() => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    const [me, program, insider] = [randomUUID(), randomUUID(), randomUUID()] as const
    const patients = [open, mine, past, confidential, unseenTeam]
    const names = new Map([
      [open, 'open'],
      [mine, 'mine'],
      [past, 'past'],
      [confidential, 'confidential'],
      [unseenTeam, 'program'],
    ])

    beforeAll(() =>
      opened.database.asOwner(async (transaction) => {
        const team = (patient_id: string, profile_id: string, reason: string, valid_until = '2999-01-01') =>
          addRow(transaction, tableNamed('patient_team'), {
            practice_id: practiceId,
            patient_id,
            profile_id,
            reason,
            valid_until,
          })
        await addEverywhere(transaction, practiceId, patients)
        await team(mine, me, 'careTeam')
        await team(past, me, 'careTeam', '2020-01-01')
        await team(unseenTeam, program, 'program')
        await team(confidential, me, 'careTeam')
        await team(confidential, insider, 'confidential')
        await addRow(transaction, tableNamed('confidential_patient'), {
          practice_id: practiceId,
          patient_id: confidential,
        })
      }),
    )

    const seenBy = (differences: Partial<TransactionSettings>) =>
      read(opened.database, aTransaction({ practiceId, ...differences }), async (transaction) => {
        const seen: Record<string, readonly string[]> = {}
        for (const { name } of patientTables) {
          const { rows } = await sql<{
            patient_id: string | null
          }>`select patient_id from ${sql.table(name)}`.execute(transaction)
          seen[name] = rows
            .map((row) => (row.patient_id === null ? 'nobody' : (names.get(row.patient_id) ?? '?')))
            .sort()
        }
        return seen
      })
    const everywhere = (...who: readonly string[]) =>
      Object.fromEntries(patientTables.map(({ name }) => [name, ['nobody', ...who].sort()]))

    test('who reaches all sees all but the confidential one', async () => {
      expect(await seenBy({ reach: 'All', profiles: [me] })).toEqual(
        everywhere('open', 'mine', 'past', 'program'),
      )
    })
    test('who reaches the own care team sees those whom it holds today', async () => {
      expect(await seenBy({ reach: 'Limited', profiles: [me] })).toEqual(everywhere('mine'))
    })
    test('who works in a program sees its patients as well', async () => {
      expect(await seenBy({ reach: 'Limited', profiles: [me, program] })).toEqual(
        everywhere('mine', 'program'),
      )
    })
    test('the confidential team sees its patient, whatever it reaches otherwise', async () => {
      expect(await seenBy({ reach: 'Limited', profiles: [insider] })).toEqual(everywhere('confidential'))
      expect(await seenBy({ reach: 'All', profiles: [insider] })).toEqual(
        everywhere('open', 'mine', 'past', 'program', 'confidential'),
      )
    })
    test('a security token lifts both gates for the patient that it names', async () => {
      expect(await seenBy({ reach: 'Limited', profiles: [me], allowed: [confidential] })).toEqual(
        everywhere('mine', 'confidential'),
      )
      expect(await seenBy({ reach: 'Nothing', allowed: [open] })).toEqual(everywhere('open'))
    })
    test('of whom a transaction has seen a row, it sees the others without asking for the team again: of no one else, and no longer', async () => {
      const looking = async (transaction: Transaction) => {
        const seen: string[] = []
        for (const patient of patients) {
          const { rows } =
            await sql`select ${keepReached} from resource r where r.practice_id = ${practiceId} and r.patient_id = ${patient}`.execute(
              transaction,
            )
          if (rows.length > 0) seen.push(names.get(patient) ?? '?')
        }
        return seen
      }
      const seen = await read(
        opened.database,
        aTransaction({ practiceId, reach: 'Limited', profiles: [me, program] }),
        async (transaction) => {
          const before = await looking(transaction)
          await sql`select set_config('goldthread.profiles', '', true)`.execute(transaction)
          return { before, after: await looking(transaction) }
        },
      )
      expect(seen).toEqual({ before: ['mine', 'program'], after: ['mine', 'program'] })
      const nextTime = aTransaction({ practiceId, reach: 'Limited', profiles: [] })
      expect(await read(opened.database, nextTime, looking)).toEqual([])
    })
    test('of readings that share a connection in the same moment, none reaches whom another has seen', async () => {
      const rowsOf = (patient: string) => (transaction: Transaction) =>
        sql`select ${keepReached} from resource r where r.practice_id = ${practiceId} and r.patient_id = ${patient}`
          .execute(transaction)
          .then(({ rows }) => succeeded(rows.length))
      const settings = { ...aTransaction({ practiceId, reach: 'Limited' }), isShort: true }
      const counts = async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 40 }, (_, place) =>
            opened.database.reading({ ...settings, profiles: place % 2 === 0 ? [me] : [] }, rowsOf(mine)),
          ),
        )
        return outcomes.map((outcome) => (outcome.ok ? outcome.value : -1))
      }
      const wanted = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? 1 : 0))
      // The first ones teach the connections their statements; those that follow leave together.
      expect([await counts(), await counts()]).toEqual([wanted, wanted])
    })
    test('who reaches nothing sees no patient', async () => {
      expect(await seenBy({ reach: 'Nothing', profiles: [me, insider] })).toEqual(everywhere())
      expect(await seenBy({ reach: 'Limited', profiles: [] })).toEqual(everywhere())
    })
    test('a patient out of reach is neither changed nor loses a token', async () => {
      const touched = await read(
        opened.database,
        aTransaction({ practiceId, reach: 'Limited', profiles: [me] }),
        async (transaction) => {
          const change = await sql`update resource set status = 'x' where patient_id = ${open}`.execute(
            transaction,
          )
          const removal = await sql`delete from token where patient_id = ${open}`.execute(transaction)
          return [change.numAffectedRows, removal.numAffectedRows]
        },
      )
      expect(touched).toEqual([0n, 0n])
    })
  })
})

/** Rows that are seen with their row of resource are of this one. */
function sameRow(
  { name, rowSecurity }: (typeof tableSchemas)[number],
  id: string,
): Readonly<Record<string, string>> {
  if (name === 'resource') return { id }
  return rowSecurity === 'practiceRow' ? { resource_id: id } : {}
}

/** A row in each table that may name a patient: one for each patient, and one that names nobody. */
async function addEverywhere(
  transaction: Transaction,
  practiceId: string,
  patients: readonly string[],
): Promise<void> {
  for (const table of patientTables) {
    await addRow(transaction, table, { practice_id: practiceId })
    for (const patient of patients) {
      await addRow(transaction, table, { practice_id: practiceId, patient_id: patient })
    }
  }
}

async function countAll(
  transaction: Transaction,
): Promise<readonly { readonly name: string; readonly rows: number }[]> {
  const counts: { readonly name: string; readonly rows: number }[] = []
  for (const { name } of seenTables) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(
      transaction,
    )
    counts.push({ name, rows: Number(rows[0]?.count) })
  }
  return counts
}

async function read<Value>(
  database: Database,
  settings: TransactionSettings,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  const outcome = await database.transaction(settings, async (transaction) =>
    succeeded(await act(transaction)),
  )
  if (!outcome.ok) throw new Error('The transaction was refused.')
  return outcome.value
}

async function statusOf(
  database: Database,
  practiceId: string,
  id: string,
): Promise<string | null | undefined> {
  const rows = await read(database, aTransaction({ practiceId }), (transaction) =>
    transaction.selectFrom('resource').select('status').where('id', '=', id).execute(),
  )
  return rows[0]?.status
}
