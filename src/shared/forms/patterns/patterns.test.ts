import { expect, test } from 'vitest'
import { patternFault, safePattern } from './patterns.ts'

test.each([
  '^\\d{5}(-\\d{4})?$',
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
  '^\\d+(\\.\\d+)?$',
  '^([01]?[0-9]|2[0-3]):[0-5][0-9]$',
  '^(?:\\d{3}-){2}\\d{4}$',
  '^\\p{L}+$',
])('%s is matched in linear time', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined()
})

test.each([
  ['(a+)+$', 'nested-repetition'],
  ['(a|a)*b', 'nested-repetition'],
  ['(a|ab)*c', 'nested-repetition'],
  ['(a?){30}a{30}', 'nested-repetition'],
  ['(.*)*', 'nested-repetition'],
  ['\\d+\\d+$', 'overlapping-repetition'],
  ['^.*.*$', 'overlapping-repetition'],
  ['(x+x+)y', 'overlapping-repetition'],
  ['(?=a)b', 'lookaround'],
  ['(?<!a)b', 'lookaround'],
  ['(a)\\1', 'backreference'],
  ['(?<n>a)\\k<n>', 'backreference'],
  ['[a-', 'malformed'],
  ['a{2', 'malformed'],
  ['x'.repeat(501), 'too-long'],
])('%s is refused: %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault)
  expect(safePattern(pattern)).toBeUndefined()
})

test('no accepted pattern stalls: 500 characters made to fail cost less than 50 ms', () => {
  const patterns = [
    '^\\w+\\s*$',
    '^[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
    '^(?:a,)*b$',
    '^\\d+(\\.\\d+)?$',
    '^[^@]+@[^@]+$',
  ]
  const attacks = ['a', '.', 'a.', '1', 'a,', '@'].map((part) => `${part.repeat(499).slice(0, 499)}!`)
  for (const pattern of patterns) {
    for (const attack of attacks) {
      const start = performance.now()
      safePattern(pattern)?.test(attack)
      expect(performance.now() - start).toBeLessThan(50)
    }
  }
})
