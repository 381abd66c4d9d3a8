import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { type LaidLine, layPolicyRows } from '#tests/support/isolation/policies/lay-policy-rows.ts'
import { allPolicyChanges } from '#tests/support/isolation/policies/policy-changes.ts'
import { survivingChanges } from '#tests/support/isolation/policies/surviving-changes.ts'

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase
  let lines: readonly LaidLine[]
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    lines = await layPolicyRows(opened.database)
  })
  afterAll(() => opened?.close())

  test('every change of every row policy, and of what is one’s own, is noticed', async () => {
    const changes = await allPolicyChanges(opened.database)
    expect(changes.length).toBeGreaterThan(300)
    expect(await survivingChanges(opened.database, lines, changes)).toEqual([])
  })
})
