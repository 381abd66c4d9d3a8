import { expect, test } from 'vitest'
import { placeAfter } from './grid-place.ts'

const size = { rows: 30, columns: 4 }
const after = (key: string, row: number, column: number, isMod = false) =>
  placeAfter(key, { row, column }, { size, isMod })

test('the arrows go from cell to cell and stop at the edges', () => {
  expect(after('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 })
  expect(after('ArrowRight', 0, 3)).toEqual({ row: 0, column: 3 })
  expect(after('ArrowDown', 29, 1)).toEqual({ row: 29, column: 1 })
  expect(after('ArrowUp', 0, 1)).toEqual({ row: -1, column: 1 })
  expect(after('ArrowUp', -1, 1)).toEqual({ row: -1, column: 1 })
})

test('Home and End stay in the row, with Ctrl they go to the ends of the list', () => {
  expect(after('Home', 7, 2)).toEqual({ row: 7, column: 0 })
  expect(after('End', 7, 2)).toEqual({ row: 7, column: 3 })
  expect(after('Home', 7, 2, true)).toEqual({ row: 0, column: 0 })
  expect(after('End', 7, 2, true)).toEqual({ row: 29, column: 3 })
})

test('a page is ten rows and does not end in the head', () => {
  expect(after('PageDown', 3, 1)).toEqual({ row: 13, column: 1 })
  expect(after('PageUp', 3, 1)).toEqual({ row: 0, column: 1 })
})

test('other keys belong to somebody else', () => {
  expect(after('a', 0, 0)).toBeUndefined()
  expect(after('ArrowDown', 0, 0, true)).toBeUndefined()
})
