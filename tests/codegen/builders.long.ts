import { expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import { faultyResources } from '#tests/support/builders/faulty-resources.ts'

const seed = Number(process.env.SEED ?? 20260401)

test.each(screenSummaries.map(({ type }) => type))(
  'a hundred valid resources of %s are taken, and every single fault in them is refused at its field',
  async (type) => {
    const wrong = await faultyResources(type, { from: seed, count: 100 })
    expect(wrong.slice(0, 10), `seed ${seed}`).toEqual([])
  },
)
