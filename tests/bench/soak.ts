import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { type Soaked, soak } from './soak/soak.ts'

/**
 * `npm run soak`: the benchmark of endurance, mixed requests over 16 connections on each database; one JSON line for each. It ends with 1 when an answer was
 * missing, when memory grew after the first third, or when the last requests were slower than the first.
 * `--requests=6000` for a shorter one, `--only=embedded` for one database.
 */
const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const requests = Number(option('requests') ?? 30_000)
const only = option('only')
const size = { patients: 2_000, appointments: 4_000 }
const aims = { memoryGrowth: 0.15, slower: 1.3 }

const postgres = only === 'embedded' ? undefined : await startPrivatePostgres()
if (!postgres && only !== 'embedded') console.log('not run: no PostgreSQL')
try {
  if (only !== 'postgres') await run('embedded')
  if (postgres) await run('postgres', postgres.url)
} finally {
  postgres?.remove()
}

async function run(database: string, url?: string): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-soak-'))
  try {
    const soaked = await soak({ dataDirectory, ...(url !== undefined && { url }) }, size, requests)
    const verdict = verdictOf(soaked)
    console.log(JSON.stringify({ bench: 'soak', database, ...soaked, aims, verdict }))
    if (verdict !== 'kept') process.exitCode = 1
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

function verdictOf({ unanswered, afterThird, atEnd, p99 }: Soaked): string {
  if (Object.keys(unanswered).length > 0) return 'requests were not answered'
  if (Math.abs(atEnd.resident / afterThird.resident - 1) >= aims.memoryGrowth) return 'memory grew'
  return p99.last > p99.first * aims.slower ? 'it became slower' : 'kept'
}
