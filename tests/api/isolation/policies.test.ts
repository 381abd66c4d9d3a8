import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { tableSchemas } from '#tests/support/database/table-schemas.ts'
import { type LaidLine, layPolicyRows } from '#tests/support/isolation/policies/lay-policy-rows.ts'
import { allPolicyChanges } from '#tests/support/isolation/policies/policy-changes.ts'
import { policyDoubts } from '#tests/support/isolation/policies/policy-doubts.ts'
import { survivingChanges } from '#tests/support/isolation/policies/surviving-changes.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

const tables = tableSchemas.filter(({ rowSecurity }) => rowSecurity !== 'none').map(({ name }) => name)

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase
  let lines: readonly LaidLine[]
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    lines = await layPolicyRows(opened.database)
  })
  afterAll(() => opened?.close())

  test('the database alone shows, changes, removes and takes what the rule says, in every table with policies', async () => {
    expect(await policyDoubts(opened.database, lines, tables)).toEqual([])
  })

  test(`every change of a row policy is noticed: a sixteenth of all (seed ${sliceSeed})`, async () => {
    const changes = sliceOf(await allPolicyChanges(opened.database), 16)
    expect(await survivingChanges(opened.database, lines, changes)).toEqual([])
  })
})
