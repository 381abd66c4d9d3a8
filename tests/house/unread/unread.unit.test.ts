import { expect, test } from 'vitest'
import { findUnread, readPromised, readReaders } from './find-unread.ts'
import { unread } from './unread.ts'

const known = Object.values(unread).flat().toSorted()

test('every preference, flag and keyword is read by something, or stands in the list with the part of the product that will read it', () => {
  expect(findUnread(readPromised(), readReaders())).toEqual(known)
})

test('the list only becomes shorter', () => {
  expect(known.length).toBeLessThanOrEqual(8)
  expect(Object.keys(unread).filter((name) => !/^(13|14)$|^\w+ \w+/.test(name))).toEqual([])
})

test('no keyword waits for a reader: what schemas may say, the generator reads', () => {
  expect(readPromised().keywords.length).toBeGreaterThan(30)
  expect(known.filter((name) => name.startsWith('keyword'))).toEqual([])
})

test('a preference, a flag and a keyword that nothing reads, put in on purpose, are found; who only speaks of one does not read it', () => {
  const promised = {
    preferences: ['weekStart', 'nobodyAsksThis'],
    flags: ['CanManageUsers', 'CanDoNothing'],
    keywords: ['x-list', 'x-nothing'],
  }
  const readers = {
    product: "const { weekStart } = preferences // nobodyAsksThisTwice\nschema['x-nothing']",
    generator: "schema['x-list']; x-nothing",
    schemas: '"flags": ["app:contract-enum:administrativeflags:CanManageUsers:Allow"]',
  }
  expect(findUnread(promised, readers)).toEqual([
    'flag CanDoNothing',
    'keyword x-nothing',
    'preference nobodyAsksThis',
  ])
})
