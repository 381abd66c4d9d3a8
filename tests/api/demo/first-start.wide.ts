import { expect, test } from 'vitest'
import {
  auditFindings,
  emptyPlace,
  killedMaking,
  momentOf,
  tally,
  undisturbed,
  wholeMaking,
} from '#tests/support/processes/killed-making.ts'

const longest = 900_000
/** Every kind of step, in a quarter of the usual weeks. */
const weeks = { back: 2, ahead: 1 }
const some = (most: number) => Math.random() * most

test(
  'the demo practice is complete at last, whichever two moments of its making kill -9 has met, in demo:reset too',
  async () => {
    const { place, remove } = emptyPlace()
    if (Math.random() < 0.2) await killedMaking(place, 'start', { milliseconds: some(3_000), weeks })
    else await killedMaking(place, 'start', { step: some(150), later: some(60), weeks })
    await killedMaking(place, 'reset', { step: some(30), later: some(60) })

    await wholeMaking(place, weeks)
    const made = await tally(place)
    const moment = await momentOf(place)
    const findings = await auditFindings(place)
    remove()
    expect(findings).toEqual([])
    expect(made).toEqual(await undisturbed('embedded', moment, weeks))
    expect(made['Appointment fulfilled 3']).toBeGreaterThan(20)
  },
  longest,
)
