import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, readCatalogue, rebuildAs } from '#server/database/catalogue.ts'
import { openDatabase, type Transaction } from '#server/database/database.ts'
import { migrations } from '#server/database/migrate.ts'
import { planMigration } from '#server/database/migration-plan.ts'

const folder = new URL('../database/migrations/', import.meta.url)
const wanted = new URL('../../../generated/tables/wanted.sql', import.meta.url)
const name = process.argv[2] ?? ''

/** `npm run migration <name>`: what the schemas want beyond the migrations so far, as a new file for a person to read and mend. */
if (!/^[a-z][a-z0-9-]+$/.test(name)) {
  console.error('Say what it does, in small letters with hyphens: npm run migration add-appointment-room')
  process.exit(1)
}

const plan = await compare()
if (plan.length === 0) {
  console.log('The migrations make exactly the tables that the schemas want; there is nothing to write.')
} else {
  const file = `${String(migrations().length + 1).padStart(4, '0')}-${name}.sql`
  writeFileSync(new URL(file, folder), `-- ${name.replaceAll('-', ' ')}\n${plan.join('\n')}\n`, {
    flag: 'wx',
  })
  console.log(`Written: src/server/database/migrations/${file}. Read it, mend it, then run the tests.`)
}

async function compare(): Promise<readonly string[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-migration-'))
  const database = await openDatabase({ dataDirectory })
  try {
    return await database.asOwner(async (transaction) => planMigration(...(await both(transaction))))
  } finally {
    await database.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

async function both(transaction: Transaction): Promise<readonly [Catalogue, Catalogue]> {
  const present = await readCatalogue(transaction)
  await rebuildAs(transaction, readFileSync(wanted, 'utf8'))
  return [present, await readCatalogue(transaction)]
}
