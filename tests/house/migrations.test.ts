import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { type Catalogue, readCatalogue, rebuildAs } from '#tests/support/database/catalogue.ts'
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'

const wanted = readFileSync(new URL('../../generated/tables/wanted.sql', import.meta.url), 'utf8')

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase
  let migrated: Catalogue
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    migrated = await opened.database.asOwner(readCatalogue)
  })
  afterAll(() => opened.close())

  test('all migrations together make exactly the tables that the schemas want', async () => {
    const built = await inPassing(opened, async (transaction) => {
      await rebuildAs(transaction, wanted)
      return readCatalogue(transaction)
    })
    expect(migrated).toEqual(built)
    expect(migrated.length).toBeGreaterThan(100)
  })

  test.each([
    ['a column', 'alter table resource add column extra text'],
    ['a lost index', 'drop index resource_owner'],
    ['a lost policy', 'drop policy visible on audit_event'],
    ['a policy that says something else', 'alter policy visible on token using (true)'],
    ['a right too many', 'grant delete on resource_history to goldthread_app'],
    ['row security switched off', 'alter table resource disable row level security'],
    [
      'a view that says something else',
      'create or replace view proven_version as select text as said from (values (null)) as made (text)',
    ],
    ['another default', 'alter table resource alter column is_locked set default true'],
  ])('the comparison notices %s', async (_what, change) => {
    const changed = await inPassing(opened, async (transaction) => {
      await sql.raw(change).execute(transaction)
      return readCatalogue(transaction)
    })
    expect(changed).not.toEqual(migrated)
  })
})

/** Runs something as the owner and takes it all back. */
async function inPassing<Value>(
  opened: TestDatabase,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  let value: { readonly found: Value } | undefined
  const takenBack = new Error('taken back')
  await opened.database
    .asOwner(async (transaction) => {
      value = { found: await act(transaction) }
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  if (!value) throw takenBack
  return value.found
}
