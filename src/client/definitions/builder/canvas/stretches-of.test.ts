import { expect, test } from 'vitest'
import { stretchesOf } from './stretches-of.ts'

const ids = Array.from({ length: 400 }, (_, index) => `question-${index}`)
const stretches = (of: readonly string[]) => stretchesOf(of, (id) => id)

test('a long form is cut into short stretches, in order and without loss', () => {
  const cut = stretches(ids)

  expect(cut.flat()).toEqual(ids)
  expect(cut.length).toBeGreaterThan(20)
  expect(Math.max(...cut.map(({ length }) => length))).toBeLessThan(80)
})

test('a question that is added, taken away or moved changes the stretches beside it and leaves all others', () => {
  const before = new Set(stretches(ids).map((stretch) => stretch.join()))
  const changed = (next: readonly string[]) =>
    stretches(next).filter((stretch) => !before.has(stretch.join()))

  for (const at of [0, 1, 57, 200, 399]) {
    expect(changed(ids.toSpliced(at, 0, 'asked-anew')).length).toBeLessThanOrEqual(2)
    expect(changed(ids.toSpliced(at, 1)).length).toBeLessThanOrEqual(2)
    expect(changed(ids.toSpliced(at, 1).toSpliced(300, 0, ids[at] ?? '')).length).toBeLessThanOrEqual(4)
  }
})

test('nothing is cut into nothing', () => {
  expect(stretches([])).toEqual([])
})
