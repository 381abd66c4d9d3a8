import { expect, test } from 'vitest'
import { readZipList } from './read-zip-list.ts'

const read = (text: string) =>
  readZipList(text).lines.map(({ codes, district, doubt }) => [codes.join(' '), district ?? '', doubt ?? ''])

test('a list of ZIP codes is read as people have it: one on each line, ranges, several, with a district or none', () => {
  expect(read('00100\r\n00101-1234\n\n00102 00103')).toEqual([
    ['00100', '', ''],
    ['00101', '', ''],
    ['00102 00103', '', ''],
  ])
  expect(read('00100-00103')).toEqual([['00100 00101 00102 00103', '', '']])
  expect(read('00100 - 00101')).toEqual([['00100 00101', '', '']])
  expect(read('00100,00101;00102')).toEqual([['00100 00101 00102', '', '']])
  expect(read('ZIP,District\n00100,North\n00102-00103,"River, east"')).toEqual([
    ['00100', 'North', ''],
    ['00102 00103', 'River, east', ''],
  ])
  expect(readZipList('ZIP code\tArea\n00100\tNorth')).toMatchObject({ heading: 'ZIP code, Area' })
})

test('what is no ZIP code, or a range that nobody means, is told with its line', () => {
  expect(read('100\nNorth\n00100,Nor7h')).toEqual([
    ['', '', 'NotAZip'],
    ['', '', 'NotAZip'],
    ['00100', 'Nor7h', ''],
  ])
  expect(read('00110-00100\n00000-99999')).toEqual([
    ['', '', 'BadRange'],
    ['', '', 'BadRange'],
  ])
  expect(readZipList('00100\n\nx').lines.map(({ line }) => line)).toEqual([1, 3])
})
