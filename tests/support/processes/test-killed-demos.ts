import { expect, test } from 'vitest'
import { type DatabaseKind, makePlace } from '#tests/support/database/database.ts'
import {
  emptyPlace,
  killedMaking,
  momentOf,
  type Tally,
  tally,
  undisturbed,
  wholeMaking,
} from './killed-making.ts'

const longest = 600_000
const some = (most: number) => Math.random() * most

/** Killed demos: the tests that a demo on this kind of database is whole after fifteen kills in three makings of it. */
export function testKilledDemos(kind: DatabaseKind): void {
  const made: { tally: Tally; moment: string }[] = []

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
      // Demos of one day are the same; it takes half a minute to make one.
      const whole = new Map<string, Tally>()
      for (const { tally: counted, moment } of made) {
        const day = moment.slice(0, 10)
        const expected = whole.get(day) ?? (await undisturbed(kind, moment))
        whole.set(day, expected)
        expect(counted).toEqual(expected)
      }
    },
    longest,
  )
}
