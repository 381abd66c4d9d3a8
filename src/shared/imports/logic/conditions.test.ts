import { expect, test } from 'vitest'
import type { Part } from '#shared/imports/reading/importing.ts'
import { conditionFrom, type FindSource } from './condition-from.ts'
import { parseExpression } from './parse-expression.ts'
import type { Spelling } from './read-tokens.ts'

const parts: { readonly [name: string]: Part } = {
  age: { id: 'age', type: 'Integer' },
  mood: {
    id: 'mood',
    type: 'Choice',
    options: [{ code: '0' }, { code: '1' }, { code: '2' }],
  },
  signs: { id: 'signs', type: 'Choice', multiple: true, options: [{ code: 'a' }, { code: 'b' }] },
  smokes: { id: 'smokes', type: 'Boolean' },
}
const find: FindSource = (name) => {
  const part = parts[name]
  return part && { id: part.id, part }
}
const read = (text: string, isNegated = false, names: Spelling['names'] = 'bare') => {
  const expression = parseExpression(text, { names })
  return expression && conditionFrom(expression, find, { isNegated })
}

test('"hide when" is read as "show when": what may be missing counts as before', () => {
  expect(read("isEmpty(mood) || mood !== '1'", true)).toEqual({
    combinator: 'And',
    clauses: [{ source: 'mood', operator: 'Equals', value: '1' }],
  })
  expect(read('age < 5', true)).toEqual({
    combinator: 'None',
    clauses: [{ source: 'age', operator: 'LessThan', value: 5 }],
  })
})

test('boxes of a list, numbers of options and yes or no are asked as our answers are kept', () => {
  expect(read("[signs(b)] = '1' and [mood] > 0 and [smokes] = '1'", false, 'bracketed')).toEqual({
    combinator: 'And',
    clauses: [
      { source: 'signs', operator: 'Contains', value: 'b' },
      { source: 'mood', operator: 'In', value: ['1', '2'] },
      { source: 'smokes', operator: 'Equals', value: true },
    ],
  })
  expect(read("[age] <> '' or [mood] = ''", false, 'bracketed')).toEqual({
    combinator: 'Or',
    clauses: [
      { source: 'age', operator: 'Exists' },
      { source: 'mood', operator: 'NotExists' },
    ],
  })
})

test('one of several, by any of the names that form languages have for it', () => {
  const oneOfTwo = { combinator: 'And', clauses: [{ source: 'mood', operator: 'In', value: ['0', '1'] }] }
  expect(read("arrayContains(['0', '1'], mood)")).toEqual(oneOfTwo)
  expect(read('mood in ("0", "1")')).toEqual(oneOfTwo)
  expect(read("signs.includes('a')")).toMatchObject({ clauses: [{ operator: 'Contains', value: 'a' }] })
  expect(read("arrayContains(['a', 'b'], signs)"), 'that all are among them cannot be said').toBeUndefined()
})

test.each([
  'age + 1 > 3',
  'unknown = 1',
  '(age > 1',
  'age >',
  'age === mood',
  "[baseline][age] = '1'",
  "datediff(age, 'today', 'y') > 18",
  '('.repeat(4000),
  '!'.repeat(4000),
  '"never closed',
  '',
])('what says more than conditions can say, or nothing, is not guessed: %.20s', (text) => {
  expect(read(text)).toBeUndefined()
  expect(read(text, false, 'bracketed')).toBeUndefined()
})
