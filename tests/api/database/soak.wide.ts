import { expect, test } from 'vitest'
import { soak } from '#tests/bench/soak/soak.ts'
import { databasesFor, makePlace } from '#tests/support/database/database.ts'

const requests = 3_000
const size = { patients: 300, appointments: 300 }
const megabyte = 2 ** 20
/** Kept answers would be five times as much. */
const mostGrowth = 40 * megabyte
/** Of the whole process, which goes on warming up for some thousand requests. */
const mostResidentGrowth = 200 * megabyte

test.each(databasesFor(import.meta.url))(
  'three thousand mixed requests are all answered and leave nothing in memory: %s',
  async (kind) => {
    const { place, remove } = await makePlace(kind)
    const { unanswered, afterThird, atEnd, workerStarts } = await soak(place, size, requests)
    await remove()

    expect(unanswered).toEqual({})
    expect((atEnd.worker ?? 0) - (afterThird.worker ?? 0)).toBeLessThan(mostGrowth)
    expect(atEnd.resident - afterThird.resident).toBeLessThan(mostResidentGrowth)
    expect(workerStarts ?? 1).toBe(1)
  },
)
