import { expect, test } from 'vitest'
import type { Snippet } from '#generated/types/snippet.ts'
import type { TextExpansion } from '#generated/types/text-expansion.ts'
import { offersAt } from './offers-at.ts'

// What the menu looks at of these records, and no more.
const snippets = [
  { id: 'a', name: 'Plan for safety', body: 'p', category: 'Crisis' },
  { id: 'b', name: 'Safety plan', body: 's' },
  { id: 'c', name: 'Sleep hygiene', body: 'h', tags: ['night'] },
] as unknown as readonly Snippet[]
const expansions = [
  { id: 'x', trigger: ';si', replacement: 'Safety issues were reviewed.' },
  { id: 'y', trigger: '.bp', replacement: 'Blood pressure' },
] as unknown as readonly TextExpansion[]

const names = (before: string, isOffered = () => true) =>
  offersAt(before, { snippets, expansions }, isOffered).lines.map(({ name }) => name)

test('a slash at the beginning of a word offers snippets, those that begin as typed first', () => {
  expect(names('So /')).toEqual(['Plan for safety', 'Safety plan', 'Sleep hygiene'])
  expect(names('/safe')).toEqual(['Safety plan', 'Plan for safety'])
  expect(names('/crisis')).toEqual(['Plan for safety'])
  expect(names('/night')).toEqual(['Sleep hygiene'])
  expect([names('24/7'), names('and/or'), names('/nothing of it'), names('')]).toEqual([[], [], [], []])
  expect(names('/', () => false)).toEqual([])
})

test('a semicolon offers text expansions by trigger and words', () => {
  expect(names(';')).toEqual([';si', '.bp'])
  expect(names('x ;blood')).toEqual(['.bp'])
  expect(names('a;b')).toEqual([])
})

test('Enter takes the first line only after letters were typed', () => {
  const isNamed = (before: string) => offersAt(before, { snippets, expansions }, () => true).isNamed
  expect([isNamed('/'), isNamed('/sa'), isNamed(';'), isNamed(';s')]).toEqual([false, true, false, true])
})
