import { expect, test } from 'vitest'
import { valuesAt } from '#shared/patch/values-at.ts'

test('a path goes through lists and leaves out what is not there', () => {
  const row = { careTeam: [{ member: { id: 'a' } }, {}, { member: { id: 'b' } }], name: 'x', empty: null }

  expect(valuesAt(row, 'careTeam.member.id')).toEqual(['a', 'b'])
  expect(valuesAt(row, 'name')).toEqual(['x'])
  expect(valuesAt(row, 'empty')).toEqual([])
  expect(valuesAt(row, 'nothing.here')).toEqual([])
})
