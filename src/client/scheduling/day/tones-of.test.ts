import { expect, test } from 'vitest'
import { tonesOf } from './tones-of.ts'

test('each has a colour of its own as long as there are colours, and the order in which they come changes nothing', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const tones = tonesOf(keys)
  expect(new Set(tones.values()).size).toBe(8)
  expect(tonesOf([...keys].reverse())).toEqual(tones)
  expect([...tonesOf([...keys, 'i']).values()].every((tone) => tone >= 1 && tone <= 8)).toBe(true)
})
