import { expect, test } from 'vitest'
import { expansionAt } from './expansion-at.ts'
import { cursorSign, filled, openQuestions, readable } from './filled.ts'
import { piecesOf, placeholdersIn } from './pieces-of.ts'

const body =
  'Dear {{patient.preferredName}}, you seem [[calm|anxious]]. {{?What was agreed}}{{cursor}} [[x]] {{ }}'

test('a prepared text is read into letters, values, choices, questions and the place to go on', () => {
  expect(piecesOf(body).map(({ kind }) => kind)).toEqual([
    ...['letters', 'value', 'letters', 'choice', 'letters', 'prompt', 'cursor', 'letters'],
  ])
  expect(piecesOf('no signs [[at all]] {{}}')).toEqual([
    { kind: 'letters', text: 'no signs [[at all]] {{}}' },
  ])
})

test('what is known is filled in, what is chosen and answered too, and what nobody knows stays to be seen', () => {
  const values = (path: string) => (path === 'patient.preferredName' ? 'Ana' : undefined)
  const pieces = piecesOf(body)
  expect(openQuestions(pieces, values)).toMatchObject([
    { at: 3, kind: 'choice', options: ['calm', 'anxious'] },
    { at: 5, kind: 'prompt', label: 'What was agreed' },
  ])
  const given = new Map([
    [3, 'anxious'],
    [5, 'A walk'],
  ])
  expect(filled(pieces, values, given)).toBe(`Dear Ana, you seem anxious. A walk${cursorSign} [[x]] {{ }}`)
  const open = filled(pieces, () => undefined, new Map())
  expect(placeholdersIn(open)).toEqual([
    '{{patient.preferredName}}',
    '[[calm|anxious]]',
    '{{?What was agreed}}',
  ])
})

test('in a list a prepared text reads without its signs', () => {
  const values = (path: string) => (path === 'patient.preferredName' ? 'Ana' : undefined)
  expect(readable(piecesOf(body), values)).toBe('Dear Ana, you seem calm / anxious. … [[x]] {{ }}')
  expect(readable(piecesOf('{{goal}}{{cursor}}'), () => [])).toBe('…')
})

test('what is known more than once is a choice', () => {
  const values = () => ['Sleep', 'Work']
  expect(openQuestions(piecesOf('On {{goal}}.'), values)).toEqual([
    { at: 1, kind: 'choice', options: ['Sleep', 'Work'] },
  ])
})

const an = (trigger: string, more: object = {}) => ({
  ...{
    trigger,
    replacement: trigger,
    caseSensitive: false,
    wholeWord: true,
    visibility: 'Personal' as const,
  },
  ...{ expandOn: ['Space', 'Tab', 'Enter'] as const },
  ...more,
})

test('a trigger acts on its keys alone, as a whole word, and in its case where it asks for that', () => {
  const rows = [
    an('.si'),
    an('bp', { wholeWord: false }),
    an('MSE', { caseSensitive: true, expandOn: ['Tab'] }),
  ]
  const found = (before: string, key: 'Space' | 'Tab' = 'Space') => expansionAt(before, key, rows)?.trigger
  expect([found('Safe: .SI'), found('x.si'), found('xbp'), found('MSE'), found('MSE', 'Tab')]).toEqual([
    ...['.si', undefined, 'bp', undefined, 'MSE'],
  ])
  expect([found('mse', 'Tab'), found(''), found('s')]).toEqual([undefined, undefined, undefined])
})

test('the longest trigger acts, and one’s own before the team’s before the practice’s', () => {
  const wide = [an(';a', { visibility: 'Practice' }), an(';a', { visibility: 'Team' }), an(';a')]
  expect(expansionAt('so ;a', 'Space', wide)?.visibility).toBe('Personal')
  expect(expansionAt('so ;a', 'Space', wide.slice(0, 2))?.visibility).toBe('Team')
  expect(expansionAt('so ;ab', 'Space', [an('ab', { wholeWord: false }), an(';ab')])?.trigger).toBe(';ab')
})
