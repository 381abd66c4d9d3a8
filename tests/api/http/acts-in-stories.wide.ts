import { describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { runActsInStories } from '#tests/support/requests/run-acts-in-stories.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  test('every act is done at least once in a body that its schema says, in the state that is for it', async () => {
    const { troubles, neverDone, ...report } = await runActsInStories(database)
    console.log(JSON.stringify({ database, ...report, troubles: troubles.length }))
    expect(neverDone, 'add a story in tests/support/cuts/stories').toEqual([])
    expect(troubles.slice(0, 20)).toEqual([])
    expect(report.bySchema).toBeGreaterThan(70)
  })
})
