import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

function reading(text: string | Uint8Array) {
  const outcome = readJson(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  if (outcome.ok) return outcome.value
  return outcome.failure.kind === 'malformed' ? outcome.failure.what : outcome.failure
}

test('good JSON comes through as it is', () => {
  expect(reading('{"a":[1,{"b":"\\u00e9, {\\"x\\": 1}"}],"c":null}')).toEqual({
    a: [1, { b: 'é, {"x": 1}' }],
    c: null,
  })
})

test('what is not JSON, not UTF-8 or holds a character that cannot be stored is malformed', () => {
  expect(reading('{"a":')).toBe('http.malformed-json')
  expect(reading('{"a":"unfinished')).toBe('http.malformed-json')
  expect(reading(Uint8Array.of(0x22, 0xff, 0x22))).toBe('http.not-utf8')
  expect(reading('"\\u0000"')).toBe('http.bad-character')
  expect(reading('"\\ud800"')).toBe('http.bad-character')
})

test('the same name twice in one object is malformed, in two objects it is not', () => {
  expect(reading('{"a":1,"b":{"a":1},"a":2}')).toBe('http.duplicate-key')
  expect(reading('{"a":1,"\\u0061":2}')).toBe('http.duplicate-key')
  expect(reading('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }])
})

test.each([
  ['levels', '['.repeat(32) + ']'.repeat(32), '['.repeat(33) + ']'.repeat(33), 'http.too-deep'],
  [
    'entries',
    `[${Array(10_000).fill('1').join()}]`,
    `[${Array(10_001).fill('1').join()}]`,
    'http.too-many-items',
  ],
  ['names', names(10_000), names(10_001), 'http.too-many-keys'],
  ['characters of a text', `"${'x'.repeat(1_048_574)}"`, `"${'x'.repeat(1_048_580)}"`, 'http.text-too-long'],
])('as many %s as allowed pass, one more is refused', (_what, allowed, tooMuch, message) => {
  expect(readJson(new TextEncoder().encode(allowed)).ok).toBe(true)
  expect(reading(tooMuch)).toMatchObject({ kind: 'invalid', findings: [{ message }] })
})

test('a million levels are refused before anything is built', () => {
  expect(reading('['.repeat(1_000_000))).toMatchObject({ kind: 'invalid' })
})

function names(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"n${index}":1`).join()}}`
}
