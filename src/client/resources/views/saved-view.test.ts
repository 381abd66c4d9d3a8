import { expect, test } from 'vitest'
import { screen } from '#generated/screens/location.ts'
import type { Listing } from '#generated/types/listing.ts'
import { fieldsOf, idOfWord, isMeantFor, savedViewOf, wordOf } from './saved-view.ts'

const listing = (fields: Partial<Listing>): Listing => ({
  id: '01a1fe57-24ea-7983-a107-c20da9118ae9',
  resourceType: 'Listing',
  partition: 'p',
  display: 'Rooms',
  name: 'Rooms',
  kind: 'Dynamic',
  listedType: 'Location',
  visibility: 'Personal',
  owner: { resourceType: 'Practitioner', id: 'me' },
  columns: [{ path: 'name' }],
  pageSize: 50,
  badge: false,
  meta: {} as Listing['meta'],
  ...fields,
})

test('a view comes back as it was saved, with its filters and widths', () => {
  const view = {
    sort: { field: 'name', order: 'desc' },
    columns: ['name', 'capacity'],
    conditions: [{ field: 'kind', op: 'in', value: ['Room'] }],
    includeDeleted: true,
  } as const
  const saved = savedViewOf(listing(fieldsOf(view, { name: 300 })), screen)

  expect(saved.view).toEqual(view)
  expect(saved.widths).toEqual({ name: 300 })
})

test('what no longer fits the type is left out of a saved view', () => {
  const filters = { where: [{ field: 'gone', op: 'eq', value: 'x' }, 'nonsense'] }
  const { view } = savedViewOf(listing({ columns: [{ path: 'gone' }, { path: 'name' }], filters }), screen)

  expect(view).toEqual({ sort: screen.sort, columns: ['name'], conditions: [], includeDeleted: false })
})

test('a view of a role is offered to those who have it', () => {
  const role = { resourceType: 'SecurityRole', id: 'r1' }
  const others = { owner: { resourceType: 'Practitioner', id: 'other' } }
  const me = { profileId: 'me', roleIds: ['r1'] }

  expect(isMeantFor(listing({}), me)).toBe(true)
  expect(isMeantFor(listing(others), me)).toBe(false)
  expect(isMeantFor(listing({ ...others, visibility: 'Practice' }), me)).toBe(true)
  expect(isMeantFor(listing({ ...others, visibility: 'Team', sharedWith: [role] }), me)).toBe(true)
  expect(
    isMeantFor(listing({ ...others, visibility: 'Team', sharedWith: [role] }), { ...me, roleIds: [] }),
  ).toBe(false)
})

test('the address names a view so that people can read it', () => {
  expect(wordOf({ id: '7', name: 'Räume & Sälé (2)' })).toMatch(/^r.*~7$/)
  expect(idOfWord(wordOf({ id: '7', name: 'a~b' }))).toBe('7')
})
