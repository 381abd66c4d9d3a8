import { afterAll, describe, expect, test } from 'vitest'
import { databaseKinds, makePlace } from '#tests/support/database/database.ts'
import {
  emptyPlace,
  killedMaking,
  momentOf,
  type Tally,
  tally,
  undisturbed,
  wholeMaking,
} from '#tests/support/processes/killed-making.ts'

const longest = 1_800_000
const some = (most: number) => Math.random() * most

/** What demos of one day look like when nobody interrupts them; it takes half a minute to make one. */
const whole = new Map<string, Promise<Tally>>()

describe.each(databaseKinds)('on the %s database', (kind) => {
  const made: { tally: Tally; moment: string }[] = []
  afterAll(() => whole.clear())

  test.each([1, 2])(
    'the demo practice is complete after five kills at random moments of its first start (%i)',
    async () => {
      const { place, remove } = kind === 'embedded' ? emptyPlace() : await makePlace(kind)
      for (let life = 0; life < 2; life += 1)
        await killedMaking(place, 'start', { milliseconds: some(10_000) })
      for (let life = 0; life < 3; life += 1)
        await killedMaking(place, 'start', { step: life * 140 + some(200), later: some(60) })
      await wholeMaking(place)
      made.push({ tally: await tally(place), moment: await momentOf(place) })
      await remove()
    },
    longest,
  )

  test(
    'and after five kills at random moments of demo:reset and of the starts that follow',
    async () => {
      const { place, remove } = await makePlace(kind)
      for (let life = 0; life < 5; life += 1)
        await killedMaking(place, life % 2 === 0 ? 'reset' : 'start', { step: some(200), later: some(60) })
      await wholeMaking(place)
      made.push({ tally: await tally(place), moment: await momentOf(place) })
      await remove()
    },
    longest,
  )

  test(
    'all of them are what an undisturbed start makes',
    async () => {
      expect(made).toHaveLength(3)
      for (const { tally: counted, moment } of made) {
        const day = `${kind} ${moment.slice(0, 10)}`
        const expected = whole.get(day) ?? undisturbed(kind, moment)
        whole.set(day, expected)
        expect(counted).toEqual(await expected)
      }
    },
    longest,
  )
})
