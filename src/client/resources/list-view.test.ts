import { expect, test } from 'vitest'
import { screen } from '#generated/screens/location.ts'
import { searchOfView, viewOf } from './list-view.ts'

test('an address without a word shows the type as it is meant to be seen', () => {
  const view = viewOf({}, screen)

  expect(view).toEqual({ sort: screen.sort, columns: screen.defaultColumns, conditions: [] })
  expect(Object.values(searchOfView(view, screen)).filter((word) => word !== undefined)).toEqual([])
})

test('a view comes back from its address', () => {
  const view = {
    sort: { field: 'meta.lastModified', order: 'desc' },
    columns: ['name', 'kind'],
    conditions: [{ field: 'status', op: 'in', value: ['active', 'inactive'] }],
  } as const

  expect(viewOf(searchOfView(view, screen), screen)).toEqual(view)
})

test('what does not fit the type is left out of the view', () => {
  const where = JSON.stringify([['status', 'contains', 'a'], ['nothing', 'eq', 'a'], 'x', ['kind', 'in', []]])
  const view = viewOf({ sort: 'capacity', columns: 'nothing,name', where }, screen)

  expect(view).toEqual({ sort: screen.sort, columns: ['name'], conditions: [] })
  expect(viewOf({ where: '{' }, screen).conditions).toEqual([])
})
