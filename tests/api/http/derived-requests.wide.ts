import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openRequestHouse } from '#tests/support/requests/open-request-house.ts'
import { actsOfADay, fewActs } from '#tests/support/requests/run-acts.ts'
import { daySeed } from '#tests/support/slice.ts'

const count = 10_000 / databaseKinds.length

describe.each(databaseKinds)('on the %s database', (database) => {
  test(`${count} requests from our own schemas: right ones are taken, wrong ones refused at their place, none breaks or hangs (seed ${daySeed})`, async () => {
    const house = await openRequestHouse(database)
    const { troubles, ...report } = await house.run({ seed: daySeed, count })
    const part = (actsOfADay - fewActs) / databaseKinds.length
    const first = daySeed * actsOfADay + fewActs + databaseKinds.indexOf(database) * part
    const acts = await house.runActs({ seed: first, count: part })
    await house.close()
    console.log(JSON.stringify({ database, ...report, troubles: troubles.length, acts }))
    expect([...troubles, ...acts.troubles].slice(0, 20)).toEqual([])
    expect(acts.done).toBeGreaterThan(20)
    expect(report.types).toBeGreaterThan(50)
  })
})
