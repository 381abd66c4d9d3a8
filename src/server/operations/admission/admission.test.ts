import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Admission, type Entry } from './admission.ts'
import { costOf } from './cost-of.ts'

let clock = 0
const now = () => clock
const admissionOf = (places: number) => new Admission({ places, now, chance: () => 0.5 })

beforeEach(() => {
  clock = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Told = { readonly waits: number[]; refused: number; served: number }
type Practice = { readonly name: string; readonly perMillisecond: number; readonly cost: number }

/** So many milliseconds of a server with four places, each of which does one unit of cost in a millisecond. */
async function serve(practices: readonly Practice[], milliseconds: number) {
  const admission = admissionOf(4)
  const told = new Map<string, Told>(
    practices.map(({ name }) => [name, { waits: [], refused: 0, served: 0 }]),
  )
  const busy: { readonly until: number; readonly leave: () => void }[] = []
  const owed = new Map<string, number>()

  const came = (name: string, cost: number, since: number) => (entry: Entry) => {
    const its = told.get(name)
    if (!its) return
    if (!entry.isIn) its.refused += 1
    else {
      its.waits.push(clock - since)
      its.served += cost
      busy.push({ until: clock + cost, leave: entry.leave })
    }
  }
  for (; clock < milliseconds; clock += 1) {
    for (const each of busy.filter(({ until }) => until <= clock)) {
      busy.splice(busy.indexOf(each), 1)
      each.leave()
    }
    for (const { name, perMillisecond, cost } of practices) {
      const due = (owed.get(name) ?? 0) + perMillisecond
      for (let count = 0; count < Math.floor(due); count += 1)
        void Promise.resolve(admission.enter({ practice: name, person: name, cost })).then(
          came(name, cost, clock),
        )
      owed.set(name, due - Math.floor(due))
    }
    await vi.advanceTimersByTimeAsync(1)
  }
  return told
}

const slowest = ({ waits }: Told) =>
  waits.toSorted((left, right) => left - right)[Math.floor(waits.length * 0.99)] ?? 0

test('a practice that asks for ten times its share is refused, and the nineteen others are not, and hardly wait', async () => {
  const quiet = Array.from({ length: 19 }, (_, index) => ({
    name: `p${index}`,
    perMillisecond: 0.1,
    cost: 1,
  }))
  const calm = await serve([...quiet, { name: 'crowd', perMillisecond: 0.1, cost: 1 }], 2_000)
  clock = 0
  const told = await serve([...quiet, { name: 'crowd', perMillisecond: 40, cost: 1 }], 2_000)

  const others = quiet.map(({ name }) => told.get(name))
  expect(others.map((each) => each?.refused)).toEqual(others.map(() => 0))
  for (const [index, each] of others.entries()) {
    const before = calm.get(`p${index}`)
    expect(each && before && slowest(each) - slowest(before)).toBeLessThanOrEqual(3)
  }
  expect(told.get('crowd')?.refused).toBeGreaterThan(10_000)
  expect(told.get('crowd')?.served).toBeGreaterThan(2_200)
})

test('turns are shared out by cost: who searches gets one turn where readers get twenty', async () => {
  const told = await serve(
    [
      { name: 'readers', perMillisecond: 8, cost: 1 },
      { name: 'searchers', perMillisecond: 1, cost: 20 },
    ],
    2_000,
  )
  const [readers = 0, searchers = 0] = [told.get('readers')?.served, told.get('searchers')?.served]
  expect(readers / searchers).toBeGreaterThan(0.8)
  expect(readers / searchers).toBeLessThan(1.25)
  expect(costOf('patient.read')).toBe(1)
  expect(costOf('patient.query')).toBe(20)
  expect(costOf('patient.create')).toBe(10)
  expect(costOf('note.sign')).toBe(20)
})

test('one person of a practice does not keep the others of it waiting', async () => {
  const admission = admissionOf(1)
  const order: string[] = []
  const enter = (person: string) =>
    void Promise.resolve(admission.enter({ practice: 'one', person, cost: 1 })).then((entry) => {
      order.push(entry.isIn ? person : `${person} refused`)
      if (entry.isIn) setTimeout(entry.leave, 1)
    })
  for (let count = 0; count < 6; count += 1) enter('ann')
  for (const person of ['bo', 'cem']) enter(person)
  await vi.advanceTimersByTimeAsync(20)
  expect(order.slice(0, 4)).toEqual(['ann', 'bo', 'cem', 'ann'])
  expect(order).toHaveLength(8)
})

test('a refusal is at once, and says to come again when the share has drained, not all at the same moment', () => {
  const admission = admissionOf(1)
  const asked = Array.from({ length: 2_000 }, () =>
    admission.enter({ practice: 'one', person: 'ann', cost: 20 }),
  )
  const refused = asked.filter((entry): entry is Entry => !(entry instanceof Promise)).slice(1)
  expect(refused.length).toBe(1_743)
  const pauses = refused.map((entry) => (entry.isIn ? 0 : entry.retryAfterMilliseconds))
  expect(Math.min(...pauses)).toBeGreaterThan(250)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000)
  expect(admission.figures).toEqual({ waiting: asked.length - refused.length - 1, refused: refused.length })
})

test('a burst is served whole, and what goes on is not', async () => {
  const admission = admissionOf(1)
  const ask = () => admission.enter({ practice: 'one', person: 'ann', cost: 20 })
  const first = Array.from({ length: 100 }, ask)
  expect(first.filter((entry) => entry instanceof Promise)).toHaveLength(99)
  clock = 499
  expect(ask()).toBeInstanceOf(Promise)
  clock = 500
  expect(ask()).toMatchObject({ isIn: false })
  for (const practice of ['one', 'two'])
    expect(admission.enter({ practice, person: 'bo', cost: 20 })).toBeInstanceOf(Promise)
})

test('who waits and is never served is told so after ten seconds', async () => {
  const admission = admissionOf(1)
  await admission.enter({ practice: 'one', person: 'ann', cost: 1 })
  const waiting = Promise.resolve(admission.enter({ practice: 'two', person: 'bo', cost: 1 }))
  clock = 10_000
  await vi.advanceTimersByTimeAsync(600)
  expect((await waiting).isIn).toBe(false)
  expect(admission.figures.waiting).toBe(0)
})
