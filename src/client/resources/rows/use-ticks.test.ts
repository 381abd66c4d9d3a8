import { expect, test } from 'vitest'
import { spanOf, toggled } from './use-ticks.ts'

const shown = ['a', 'b', 'c', 'd', 'e']

test('with Shift everything between two rows is chosen, in either direction', () => {
  expect(spanOf(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(spanOf(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(spanOf(shown, undefined, 'b')).toEqual([])
  expect([...toggled(new Set(['b']), 'd', spanOf(shown, 'b', 'd'))]).toEqual(['b', 'd', 'c'])
})

test('a second click takes the tick away', () => {
  expect([...toggled(new Set(['a', 'b']), 'a', [])]).toEqual(['b'])
})
