import { expect, test } from 'vitest'
import { screen } from '#generated/screens/location.ts'
import { sameView, searchOfView, viewOf } from './list-view.ts'

test('an address without a word shows the type as it is meant to be seen', () => {
  const view = viewOf({}, screen)

  expect(view).toEqual({
    sort: screen.sort,
    columns: screen.defaultColumns,
    conditions: [],
    includeDeleted: false,
  })
  expect(Object.values(searchOfView(view, screen)).filter((word) => word !== undefined)).toEqual([])
})

test('a view comes back from its address', () => {
  const view = {
    sort: { field: 'meta.lastModified', order: 'desc' },
    columns: ['name', 'kind'],
    conditions: [{ field: 'status', op: 'in', value: ['active', 'inactive'] }],
    includeDeleted: true,
  } as const

  expect(viewOf(searchOfView(view, screen), screen)).toEqual(view)
})

test('what does not fit the type is left out of the view', () => {
  const where = JSON.stringify([['status', 'contains', 'a'], ['nothing', 'eq', 'a'], 'x', ['kind', 'in', []]])
  const view = viewOf({ sort: 'capacity', columns: 'nothing,name', where }, screen)

  expect(view).toEqual({ sort: screen.sort, columns: ['name'], conditions: [], includeDeleted: false })
  expect(viewOf({ where: '{' }, screen).conditions).toEqual([])
})

test('upon a saved view the address says only what was changed', () => {
  const saved = {
    sort: { field: 'name', order: 'asc' },
    columns: ['name', 'capacity'],
    conditions: [{ field: 'bookable', op: 'eq', value: true }],
    includeDeleted: false,
  } as const

  expect(searchOfView(saved, screen, saved)).toEqual({})
  const changed = { ...saved, conditions: [] }
  expect(searchOfView(changed, screen, saved)).toEqual({ where: '[]' })
  expect(viewOf({ where: '[]' }, screen, saved)).toEqual(changed)
  expect(sameView(changed, saved, screen)).toBe(false)
  expect(sameView(saved, viewOf({}, screen, saved), screen)).toBe(true)
})
