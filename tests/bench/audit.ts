import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { type AskTrail, someRequest, trailIn } from '#tests/support/audit/ask-trail.ts'
import { layTrail } from '#tests/support/audit/lay-trail.ts'
import { alonePairs, type TrailFilter, trailFilters } from '#tests/support/audit/trail-filters.ts'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import indexes from '../../schemas/tables/audit-event.json' with { type: 'json' }

/**
 * `npm run bench:audit`: the first page of the trail with each filter alone and with each other one, with and without the count;
 * one JSON line for each database: 10,000,000 events on PostgreSQL, 500,000 on the embedded one. `--postgres=100000
 * --embedded=0` for other sizes; 0 leaves one out. Times are medians of
 * seven, in milliseconds, as the store answers; `quiet` takes the shortest of the seven instead.
 */
const size = (name: string, usual: number) =>
  Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const practiceId = '0197c1f0-0000-7000-8000-00000000aaaa'
const runs = 7
const aims = { postgres: 50, embedded: 200 }

const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-audit-'))
const embedded = size('embedded', 500_000)
const postgres = size('postgres', 10_000_000)
try {
  if (embedded > 0) await measureOn({ dataDirectory: folder }, embedded)
  const server = postgres > 0 ? await startPrivatePostgres() : undefined
  if (postgres > 0 && !server) console.log('not run: no PostgreSQL')
  if (server) await measureOn({ dataDirectory: folder, url: server.url }, postgres).finally(server.remove)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureOn(place: { readonly dataDirectory: string; readonly url?: string }, events: number) {
  const database = await openDatabase(place)
  const begun = performance.now()
  await lay(database, events)
  await settle(database, place.url)
  const laid = Math.round((performance.now() - begun) / 1000)
  const find = trailIn(database, place.dataDirectory, practiceId)
  const filters = trailFilters(await someRequest(database))
  const figures: Figure[] = [await figureOf(find, [])]
  for (const each of alonePairs(filters)) figures.push(await figureOf(find, each))
  console.log(
    JSON.stringify({ database: database.kind, events, laid, aim: aims[database.kind], ...summed(figures) }),
  )
  await database.close()
}

/** Without its indexes a table takes rows ten times as fast; they are made again afterwards. */
async function lay(database: Database, events: number): Promise<void> {
  const names = indexes.indexes.map(({ name }) => name)
  await database.asOwner(async (transaction) => {
    const { rows } = await sql<{ made: string }>`
      select pg_get_indexdef(indexrelid) as made from pg_index where indexrelid::regclass::text = any (${names}::text[])`.execute(
      transaction,
    )
    for (const name of names) await sql`drop index ${sql.table(name)}`.execute(transaction)
    await layTrail(transaction, { practiceId, events })
    for (const { made } of rows) await sql.raw(made).execute(transaction)
  })
}

/** What autovacuum does on a server within a day, done at once. */
async function settle(database: Database, url: string | undefined): Promise<void> {
  if (url === undefined) return database.vacuum()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze) audit_event')
  await client.end()
}

type Figure = {
  readonly name: string
  readonly page: Times
  readonly counted: Times
  readonly rows: number
}
type Times = { readonly median: number; readonly quiet: number }

async function figureOf(find: AskTrail, filters: readonly TrailFilter[]): Promise<Figure> {
  const search = { filters: filters.map(({ filter }) => filter) }
  const { rows } = await find(search)
  return {
    name: filters.map(({ name }) => name).join(' and ') || 'nothing',
    page: await timesOf(() => find(search)),
    counted: await timesOf(() => find({ ...search, counting: 'count' })),
    rows: rows.length,
  }
}

async function timesOf(act: () => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now()
    await act()
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { median: rounded(sorted[Math.floor(runs / 2)]), quiet: rounded(sorted[0]) }
}

function rounded(milliseconds = 0): number {
  return Number(milliseconds.toFixed(1))
}

function summed(figures: readonly Figure[]) {
  const over = (what: 'page' | 'counted', which: keyof Times) => {
    const sorted = figures.toSorted((one, other) => other[what][which] - one[what][which])
    const named = sorted.slice(0, 5).map((each) => `${each.name}: ${each[what][which]}, ${each.rows} rows`)
    return { middle: sorted[Math.floor(sorted.length / 2)]?.[what][which], longest: named }
  }
  return {
    searches: figures.length,
    first: figures[0]?.page,
    page: { median: over('page', 'median'), quiet: over('page', 'quiet') },
    counted: { median: over('counted', 'median'), quiet: over('counted', 'quiet') },
  }
}
