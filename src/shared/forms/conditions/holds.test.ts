import { expect, test } from 'vitest'
import type { Clause } from '#generated/types/clause.ts'
import type { Element } from '#shared/forms/definition.ts'
import { holds } from './holds.ts'

const text: Element = { id: 'e', type: 'String', label: 'E' }
const many: Element = { id: 'e', type: 'Choice', label: 'E', multiple: true, options: [] }
const approximate: Element = { id: 'e', type: 'Approximate', label: 'E' }
const duration: Element = { id: 'e', type: 'Duration', label: 'E' }
const moment: Element = { id: 'e', type: 'DateTime', label: 'E' }

type Rows = readonly unknown[]

function isTrue(element: Element, rows: Rows, clause: Omit<Clause, 'source'>): boolean {
  const group = { combinator: 'And', clauses: [{ source: 'e', ...clause }] } as const
  return holds(group, () => rows.map((value) => ({ element, value: value as string })), {})
}

test.each([
  ['words are compared whatever their case', text, ['  Rain '], { operator: 'Equals', value: 'rain' }, true],
  [
    'a missing answer is not equal to anything',
    text,
    [undefined],
    { operator: 'NotEquals', value: 'rain' },
    true,
  ],
  [
    'a missing answer is neither more nor less',
    text,
    [undefined],
    { operator: 'LessThan', value: 'x' },
    false,
  ],
  [
    'several chosen equal the same set in any order',
    many,
    [['b', 'a']],
    { operator: 'Equals', value: ['a', 'b'] },
    true,
  ],
  ['several chosen contain one', many, [['b', 'a']], { operator: 'Contains', value: 'a' }, true],
  ['all of a list are chosen', many, [['a']], { operator: 'AllOf', value: ['a', 'b'] }, false],
  ['any row is enough', text, ['sun', 'rain'], { operator: 'Equals', value: 'rain' }, true],
  [
    'all rows are asked when the author says so',
    text,
    ['sun', 'rain'],
    { operator: 'Equals', value: 'rain', rows: 'all' },
    false,
  ],
  ['no row at all is a missing answer', text, [], { operator: 'NotExists' }, true],
  [
    'a year and a day in it are the same at the coarser of both',
    approximate,
    ['2024-03-05'],
    { operator: 'Equals', value: '2024' },
    true,
  ],
  [
    'durations are compared in time, not in letters',
    duration,
    ['10:00:00'],
    { operator: 'GreaterThan', value: '9:30:00' },
    true,
  ],
  [
    'moments are compared across zones',
    moment,
    ['2026-03-01T09:00:00-08:00'],
    { operator: 'Equals', value: '2026-03-01T17:00:00Z' },
    true,
  ],
  ['a pattern may be asked for', text, ['97201'], { operator: 'Matches', value: '^\\d{5}$' }, true],
  [
    'a pattern that could take for ever matches nothing',
    text,
    ['aaaa'],
    { operator: 'Matches', value: '^(a+)+$' },
    false,
  ],
] as const)('%s', (_, element, rows, clause, expected) => {
  expect(isTrue(element as Element, rows, clause)).toBe(expected)
})

test('nothing to ask: And and None hold, Or does not', () => {
  const empty = (combinator: 'And' | 'Or' | 'None') => holds({ combinator, clauses: [] }, () => [], {})
  expect([empty('And'), empty('Or'), empty('None')]).toEqual([true, false, true])
})
