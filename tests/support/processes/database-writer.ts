import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { fingerprint } from '#server/database/prove.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** The writer of a test that is a database alone: each line that it reads is a write; it says what is acknowledged, and is there to be killed. */
const practiceId = '0d3c8f5e-2f41-4d0a-9a57-7f1d1f2b9c11'
const atOnce = 4
const { DATA_DIR = '', DATABASE_URL = '' } = process.env
const settings = {
  practiceId,
  actorId: null,
  profileId: null,
  operation: 'note.create',
  reach: 'All',
  profiles: [],
  allowed: [],
} as const

const database = await openDatabase({
  dataDirectory: DATA_DIR,
  ...(DATABASE_URL === '' ? {} : { url: DATABASE_URL }),
}).catch((error: unknown) => {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.log(`refused ${error.message}`)
  process.exit(1)
})
console.log('ready')

for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest = ''] = line.split(' ')
  if (word === 'write') for (let writer = 0; writer < atOnce; writer += 1) void writeOn()
  if (word === 'check') console.log(`missing ${(await missing(rest.split(','))).join(',')}`)
}

async function writeOn(): Promise<never> {
  for (;;) {
    const id = randomUUID()
    await write(id).then(
      () => console.log(`stored ${id}`),
      () => new Promise((resolve) => setTimeout(resolve, 50)),
    )
  }
}

/** As a create does it: everything that belongs to one write in one transaction. */
async function write(id: string): Promise<void> {
  const now = new Date().toISOString()
  const content = JSON.stringify({ text: 'x'.repeat(2000) })
  const row = { practice_id: practiceId, id, type: 'Note', version_id: 1, last_modified: now, content }
  const event = { practice_id: practiceId, id, type: 'Note', resource_id: id, version_id: 1 }
  await database.transaction(settings, async (transaction) => {
    await transaction.insertInto('resource').values(row).execute()
    const said = `history ${practiceId} ${id} 1  ${fingerprint(content)}`
    await sql`select set_config('goldthread.history', ${`${database.prove(said)} ${said}`}, true)`.execute(
      transaction,
    )
    await transaction
      .insertInto('resource_history')
      .values({ ...row, is_deleted: false })
      .execute()
    await transaction
      .insertInto('audit_event')
      .values({
        ...event,
        at: now,
        request_id: id,
        action: 'create',
        outcome: 'success',
        kind: 'update|create|success||',
        acting_as: id,
      })
      .execute()
    await transaction
      .insertInto('outbox')
      .values({ ...event, created_at: now })
      .execute()
    return succeeded(id)
  })
}

/** Acknowledged ids that are not in all four tables, and ids of halves that nobody acknowledged. */
async function missing(ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await database.asOwner((transaction) =>
    sql<{ id: string; whole: boolean }>`
      select id, count(*) = 4 as whole from (
        select id from resource where (content ->> 'text') is not null union all select id from resource_history
        union all select id from audit_event union all select id from outbox) parts
      group by id`.execute(transaction),
  )
  const whole = new Set(rows.filter((row) => row.whole).map(({ id }) => id))
  const halves = rows.filter((row) => !row.whole).map(({ id }) => id)
  return [...ids.filter((id) => id !== '' && !whole.has(id)), ...halves]
}
