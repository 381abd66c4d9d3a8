import { expect, test } from 'vitest'
import type { Context } from '#server/operations/handler.ts'
import type { Search } from '#server/stores/store.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { readingTogether } from './reading-together.ts'

const rows = ['ana', 'ben', 'cleo'].map((id) => ({ id, patient: { id, resourceType: 'Patient' } }))

/** A context whose stores hold three rows of every type, and what was asked of them. */
function watched() {
  const asked: string[] = []
  const store = (type: string) => ({
    get: async (id: string) => {
      asked.push(`${type}/${id}`)
      const row = rows.find((each) => each.id === id)
      return row ? succeeded(row) : failed({ kind: 'gone' })
    },
    find: async ({ filters = [], pageSize = 50, orderBy }: Search) => {
      const told = filters.map(({ field, op, value }) => `${field} ${op} ${value}`).join(', ')
      asked.push(`${type} ${told}${orderBy ? ` by ${orderBy}` : ''}`)
      const wanted = new Set(filters.flatMap(({ value }) => value))
      const found = rows.filter(({ id }) => wanted.has(id))
      return succeeded({ rows: found.slice(0, pageSize), given: Math.min(found.length, pageSize) })
    },
  })
  // Of a context and a store only what is asked here.
  const context = { stores: { of: store } } as unknown as Context
  return { asked, of: readingTogether(context).stores.of }
}

const of = (id: string, more: Partial<Search> = {}): Search => ({
  filters: [{ field: 'patient', op: 'eq', value: id }],
  pageSize: 100,
  ...more,
})

test('the sessions that several notes name in one moment are one question', async () => {
  const { asked, of: stores } = watched()
  const found = await Promise.all(rows.map(({ id }) => stores('Encounter').get(id)))
  expect(found.map((each) => each.ok && each.value.id)).toEqual(['ana', 'ben', 'cleo'])
  expect(asked).toEqual(['Encounter id in ana,ben,cleo'])
})

test('one that is gone is gone in the words of its own store, and the others are there', async () => {
  const { asked, of: stores } = watched()
  const [ana, dora] = await Promise.all([stores('Encounter').get('ana'), stores('Encounter').get('dora')])
  expect(ana.ok).toBe(true)
  expect(dora).toMatchObject({ ok: false, failure: { kind: 'gone' } })
  expect(asked.at(-1)).toBe('Encounter/dora')
})

test('what is asked of each patient is asked once of all, and each note gets its own', async () => {
  const { asked, of: stores } = watched()
  const found = await Promise.all(rows.map(({ id }) => stores('Coverage').find(of(id))))
  expect(found.map((each) => each.ok && each.value.rows.map(({ id }) => id))).toEqual([
    ['ana'],
    ['ben'],
    ['cleo'],
  ])
  expect(asked).toEqual(['Coverage patient in ana,ben,cleo'])
})

test('a page that is full, or in an order of its own, comes from the store itself', async () => {
  const { asked, of: stores } = watched()
  await Promise.all(rows.map(({ id }) => stores('Coverage').find(of(id, { pageSize: 1 }))))
  await stores('Coverage').find(of('ana', { orderBy: 'name' }))
  expect(asked).toEqual([
    'Coverage patient in ana,ben,cleo',
    ...['ana', 'ben', 'cleo'].map((id) => `Coverage patient eq ${id}`),
    'Coverage patient eq ana by name',
  ])
})
