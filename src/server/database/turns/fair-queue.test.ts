import { expect, test } from 'vitest'
import { type Asker, FairQueue } from './fair-queue.ts'

const of = (practice: string, person: string | undefined): Asker => ({ practice, person })
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks for a place, notes the name when it is there, and holds it for so long. */
function asking(queue: FairQueue, order: string[]) {
  return async (asker: Asker, name: string, milliseconds = 0) => {
    const give = await queue.take(asker)
    order.push(name)
    if (milliseconds > 0) await wait(milliseconds)
    give()
  }
}

test('those who wait take turns by practice, and within it by person, each in the order of asking', async () => {
  const queue = new FairQueue({ places: 1 })
  const order: string[] = []
  const ask = asking(queue, order)
  const give = await queue.take(of('a', 'ann'))
  const all = [
    ask(of('a', 'ann'), 'ann 1'),
    ask(of('a', 'ann'), 'ann 2'),
    ask(of('a', 'ann'), 'ann 3'),
    ask(of('a', 'bo'), 'bo 1'),
    ask(of('b', 'cem'), 'cem 1'),
    ask(of('b', 'cem'), 'cem 2'),
  ]
  expect(queue.waiting).toBe(6)
  give()
  await Promise.all(all)
  expect(order).toEqual(['ann 1', 'cem 1', 'bo 1', 'cem 2', 'ann 2', 'ann 3'])
})

test('no more than the given places are taken at once, and one person has no more than half of them', async () => {
  const queue = new FairQueue({ places: 4, mostOfOne: 2 })
  const inside = new Map<string, number>()
  let most = 0
  let mostOfOne = 0
  const ask = async (person: string) => {
    const give = await queue.take(of('a', person))
    inside.set(person, (inside.get(person) ?? 0) + 1)
    most = Math.max(
      most,
      [...inside.values()].reduce((sum, each) => sum + each, 0),
    )
    mostOfOne = Math.max(mostOfOne, ...inside.values())
    await wait(1)
    inside.set(person, (inside.get(person) ?? 0) - 1)
    give()
  }
  await Promise.all(Array.from({ length: 30 }, (_, index) => ask(String(index % 3))))
  expect(most).toBe(4)
  expect(mostOfOne).toBe(2)
})

test('who has had much does not slip in between two steps of another, and goes on when nobody else asks', async () => {
  const queue = new FairQueue({ places: 1, rest: 250 })
  const order: string[] = []
  const ask = asking(queue, order)
  const [greedy, small] = [of('a', 'greedy'), of('a', 'small')]
  await ask(greedy, 'greedy 1', 500)

  const more = [ask(greedy, 'greedy 2', 100), ask(greedy, 'greedy 3', 100)]
  await wait(10)
  for (const step of ['small 1', 'small 2', 'small 3']) {
    await ask(small, step)
    await wait(5)
    await ask(of('a', undefined), `house after ${step}`)
    await wait(5)
  }
  await Promise.all(more)
  expect(order).toEqual([
    'greedy 1',
    'greedy 2',
    'small 1',
    'house after small 1',
    'small 2',
    'house after small 2',
    'small 3',
    'house after small 3',
    'greedy 3',
  ])
})

test('whether others wait is asked of the waiting: not of the person herself, nor of the house where she is alone', async () => {
  const queue = new FairQueue({ places: 1 })
  const ann = of('a', 'ann')
  const give = await queue.take(ann)
  const waiting = [queue.take(ann), queue.take(of('a', undefined))]
  expect(queue.othersWait(ann)).toBe(false)
  waiting.push(queue.take(of('a', 'bo')))
  expect(queue.othersWait(ann)).toBe(true)
  give()
  for (const each of waiting) (await each)()
  expect(queue.othersWait(ann)).toBe(false)

  const again = await queue.take(ann)
  const relay = queue.take({ practice: 'house', person: undefined, isBackground: true })
  expect(queue.othersWait(ann)).toBe(false)
  const house = queue.take(of('house', undefined))
  expect(queue.othersWait(ann)).toBe(true)
  again()
  for (const each of [relay, house]) (await each)()
})

test('what gives way is done when nobody else wants a turn, and after a second in any case', async () => {
  const queue = new FairQueue({ places: 1 })
  const order: string[] = []
  const ask = asking(queue, order)
  const job: Asker = { practice: 'a', person: 'system', givesWay: true }
  const give = await queue.take(of('a', 'ann'))
  const all = [ask(job, 'job'), ask(of('b', 'bo'), 'bo'), ask(of('a', 'ann'), 'ann')]
  expect(queue.othersWait(of('a', 'ann'))).toBe(true)
  give()
  await Promise.all(all)
  expect(order).toEqual(['bo', 'ann', 'job'])

  order.length = 0
  const held = await queue.take(of('a', 'ann'))
  const late = ask(job, 'job')
  await wait(1_050)
  const more = ask(of('b', 'bo'), 'bo')
  held()
  await Promise.all([late, more])
  expect(order).toEqual(['job', 'bo'])
})
