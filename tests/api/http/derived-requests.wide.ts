import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openRequestHouse } from '#tests/support/requests/open-request-house.ts'

const seed = Number(process.env.SEED ?? 304_760)
const count = 10_000 / databaseKinds.length

describe.each(databaseKinds)('on the %s database', (database) => {
  test(`${count} requests from our own schemas: right ones are taken, wrong ones refused at their place, none breaks or hangs`, async () => {
    const house = await openRequestHouse(database)
    const { troubles, ...report } = await house.run({ seed, count })
    await house.close()
    console.log(JSON.stringify({ database, ...report, troubles: troubles.length }))
    expect(troubles.slice(0, 20)).toEqual([])
    expect(report.types).toBeGreaterThan(50)
  })
})
