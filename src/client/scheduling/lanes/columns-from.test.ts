import { expect, test } from 'vitest'
import { columnsFrom, idsIn } from './columns-from.ts'

test('twelve stand side by side, and the others are behind them', () => {
  const all = Array.from({ length: 30 }, (_, index) => index)
  expect(columnsFrom(all, 0)).toMatchObject({ before: 0, behind: 18 })
  expect(columnsFrom(all, 24)).toMatchObject({ before: 24, behind: 0, shown: { length: 6 } })
  expect(columnsFrom(all, 99)).toMatchObject({ before: 29, behind: 0 })
})

test('an address names each once, and nonsense names nothing', () => {
  const one = '11111111-1111-4111-8111-111111111111'
  expect(idsIn(`${one},${one},x`)).toEqual([one])
  expect(idsIn('nobody,;drop')).toEqual([])
  expect(idsIn(undefined)).toEqual([])
})
