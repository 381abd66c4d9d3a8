import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('those who wait take turns by practice, each in the order of asking', async () => {
  const queue = new FairQueue(1)
  const order: string[] = []
  const ask = async (key: string, name: string) => {
    await queue.take(key)
    order.push(name)
    queue.give()
  }
  await queue.take('a')
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('b', 'b2')]
  expect(queue.waiting).toBe(5)
  queue.give()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('no more than the given places are taken at once', async () => {
  const queue = new FairQueue(2)
  let inside = 0
  let most = 0
  const ask = async (key: string) => {
    await queue.take(key)
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, 1))
    inside -= 1
    queue.give()
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(String(index % 3))))
  expect(most).toBe(2)
})
