import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { fingerprint } from '#server/database/prove.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { aTransaction } from '#tests/support/database/database.ts'
import { addRow, type TableSchema, tableNamed } from '#tests/support/database/table-schemas.ts'
import { known, type LaidLine } from './lay-policy-rows.ts'
import {
  changes,
  mayAdd,
  moves,
  type Onlooker,
  onlookers,
  provenTables,
  sees,
  type Wish,
} from './onlookers.ts'

/** No right to it; and a row that would be there twice, since rows of two practices became one's. */
const denied: readonly unknown[] = ['42501', '23505']

/** What the database shows, changes, removes and takes otherwise than the rule of these tests says, in the tables that are named. */
export async function policyDoubts(
  database: Database,
  lines: readonly LaidLine[],
  tables: readonly string[],
): Promise<readonly string[]> {
  const doubts: string[] = []
  for (const name of tables)
    for (const onlooker of onlookers) {
      const table = tableNamed(name)
      const own = lines.filter((line) => line.table === name)
      const found = [
        ...(await looking(database, onlooker, { table, own })),
        ...(await changing(database, onlooker, { table, own })),
        ...(await removing(database, onlooker, { table, own })),
        ...(await adding(database, onlooker, { table, own })),
      ]
      doubts.push(...found.map((doubt) => `${onlooker.name}, ${name}: ${doubt}`))
    }
  return doubts
}

type At = { readonly table: TableSchema; readonly own: readonly LaidLine[] }

async function looking(
  database: Database,
  onlooker: Onlooker,
  { table, own }: At,
): Promise<readonly string[]> {
  if (!table.grants.includes('select')) return []
  const seen = await tried(database, onlooker, async (transaction) => {
    const { rows } = await sql<{
      place: string
    }>`select ctid::text as place from ${sql.table(table.name)}`.execute(transaction)
    return rows.map(({ place }) => place)
  })
  return own.flatMap((line) => {
    const isSeen = seen !== 'denied' && seen.includes(line.place)
    return isSeen === sees(onlooker, line) ? [] : [`${isSeen ? 'sees' : 'does not see'} ${told(line)}`]
  })
}

async function changing(
  database: Database,
  onlooker: Onlooker,
  { table, own }: At,
): Promise<readonly string[]> {
  if (!table.grants.includes('update')) return []
  const setting = (column: string, value: string) =>
    counted(database, onlooker, sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${value}`)
  const times: Readonly<Record<string, string>> = { session: 'last_seen_at', credential: 'last_used_at' }
  const time = times[table.name]
  const [changed, moved] = [
    time ? await setting(time, '2026-03-02') : await setting('practice_id', onlooker.practiceId),
    time ? await setting('person_id', known.stranger) : await setting('practice_id', crypto.randomUUID()),
  ]
  const [wanted, most] = [changes(onlooker, own), moves(onlooker, own)]
  return [
    ...(changed === wanted ? [] : [`changes ${changed} of ${wanted}`]),
    ...(moved === most ? [] : [`moves ${moved} of ${most}`]),
  ]
}

async function removing(
  database: Database,
  onlooker: Onlooker,
  { table, own }: At,
): Promise<readonly string[]> {
  if (!table.grants.includes('delete')) return []
  const removed = await counted(database, onlooker, sql`delete from ${sql.table(table.name)}`)
  const wanted = own.filter((line) => sees(onlooker, line)).length
  return removed === wanted ? [] : [`removes ${removed} of ${wanted}`]
}

/** How many rows a statement touches; none where it is denied. */
async function counted(
  database: Database,
  onlooker: Onlooker,
  statement: RawBuilder<unknown>,
): Promise<number> {
  const touched = await tried(database, onlooker, async (transaction) =>
    Number((await statement.execute(transaction)).numAffectedRows),
  )
  return touched === 'denied' ? 0 : touched
}

const ofPeople: readonly Wish[] = [
  { practice: 'here', person: 'me' },
  { practice: 'here', person: 'stranger' },
  { practice: 'here', person: 'stranger', isWelcome: true },
]

const ofPractices: readonly Wish[] = [{ practice: 'here' }, { practice: 'elsewhere' }]

async function adding(database: Database, onlooker: Onlooker, { table }: At): Promise<readonly string[]> {
  if (!table.grants.includes('insert')) return []
  const plain = table.name === 'credential' ? ofPeople : ofPractices
  const proven = provenTables.includes(table.name) ? plain.map((wish) => ({ ...wish, isProven: true })) : []
  const doubts: string[] = []
  for (const wish of [...plain, ...proven]) {
    const added = await tried(database, onlooker, (transaction) =>
      addWished(database, transaction, { table, wish }),
    )
    const isTaken = added !== 'denied'
    if (isTaken !== mayAdd(onlooker, table.name, wish))
      doubts.push(`${isTaken ? 'adds' : 'does not add'} ${JSON.stringify(wish)}`)
  }
  return doubts
}

type Adding = { readonly table: TableSchema; readonly wish: Wish }

async function addWished(
  database: Database,
  transaction: Transaction,
  { table, wish: { practice, person, isWelcome, isProven } }: Adding,
): Promise<void> {
  if (isProven) return addProven(database, transaction, { table, practiceId: known[practice] })
  const given: Readonly<Record<string, string>> = person
    ? { person_id: known[person] }
    : { practice_id: known[practice] }
  await addRow(transaction, table, { ...given, ...(isWelcome && { kind: 'welcome' }) })
}

/** A version of a row, or what a signature covers, with the server's proof. */
async function addProven(
  { prove }: Database,
  transaction: Transaction,
  { table, practiceId }: { readonly table: TableSchema; readonly practiceId: string },
): Promise<void> {
  const id = crypto.randomUUID()
  const isVersion = table.name === 'resource_history'
  const said = isVersion
    ? `history ${practiceId} ${id} 1  ${fingerprint('{}')}`
    : `manifest ${practiceId} ${id} 1 01`
  const [name, text] = isVersion
    ? ['goldthread.history', `${prove(said)} ${said}`]
    : ['goldthread.manifest', prove(said)]
  await sql`select set_config(${name}, ${text}, true)`.execute(transaction)
  const own = isVersion ? { id, content: '{}' } : { note_id: id }
  await addRow(transaction, table, { practice_id: practiceId, ...own })
}

function told({ practice, patient, person, isLocked, answers, type }: LaidLine): string {
  const kind = [isLocked && 'signed', answers && `${answers} ${type}`].filter(Boolean).join(' ')
  return `${kind} ${person ?? patient ?? 'nobody'} ${practice}`.trim()
}

/** Tries something and keeps nothing of it. */
async function tried<Value>(
  database: Database,
  { name: _name, reached, ...settings }: Onlooker,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value | 'denied'> {
  try {
    const outcome = await database.transaction(
      { ...aTransaction(settings), isTrial: true },
      async (transaction) => {
        if (reached)
          await sql`select set_config('goldthread.reached', ${`{${reached}}`}, true)`.execute(transaction)
        return succeeded(await act(transaction))
      },
    )
    return outcome.ok ? outcome.value : 'denied'
  } catch (error) {
    if (error instanceof Error && 'code' in error && denied.includes(error.code)) return 'denied'
    throw error
  }
}
