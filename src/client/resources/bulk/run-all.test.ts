import { expect, test } from 'vitest'
import { runAll } from './run-all.ts'

test('everything is done, never more than a few at a time', async () => {
  const done: number[] = []
  const under = { way: 0, most: 0 }
  const act = async (item: number) => {
    under.way += 1
    under.most = Math.max(under.most, under.way)
    await Promise.resolve()
    under.way -= 1
    done.push(item)
  }
  await runAll([1, 2, 3, 4, 5, 6, 7], act, { atOnce: 3, signal: new AbortController().signal })

  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(under.most).toBe(3)
})

test('after a stop nothing new begins', async () => {
  const stop = new AbortController()
  const done: number[] = []
  const act = async (item: number) => {
    await Promise.resolve()
    done.push(item)
    if (item === 2) stop.abort()
  }
  await runAll([1, 2, 3, 4], act, { atOnce: 1, signal: stop.signal })

  expect(done).toEqual([1, 2])
})
