import { expect, test } from 'vitest'
import { strokesOf } from '#shared/elements/people/strokes.ts'

test('strokes are read from text, and from the list that older answers hold', () => {
  expect(strokesOf('[[0,0,0.5,1]]')).toEqual([[0, 0, 0.5, 1]])
  expect(strokesOf([[0, 0, 0.5, 1]])).toEqual([[0, 0, 0.5, 1]])
})

test('what holds no strokes draws nothing', () => {
  expect(strokesOf('a house')).toEqual([])
  expect(strokesOf('{"x":1}')).toEqual([])
  expect(strokesOf('["a",[1,2]]')).toEqual([[1, 2]])
})
