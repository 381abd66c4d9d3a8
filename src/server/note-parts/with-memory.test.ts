import { expect, test } from 'vitest'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Store } from '#server/stores/store.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { withMemory } from './with-memory.ts'

/** A context whose stores hold nothing, and what was asked of them. */
function watched() {
  const asked: string[] = []
  const row = { id: 'okafor', resourceType: 'Practitioner' } as Practitioner
  const store = (type: string) => ({
    get: async (id: string) => {
      asked.push(`${type}/${id}`)
      return succeeded(row)
    },
    find: async () => {
      asked.push(type)
      return succeeded({ rows: [row], given: 1 })
    },
    update: async () => succeeded(row),
  })
  // Of a context and a store only what is asked here.
  const context = { stores: { of: store } } as unknown as Context
  return { asked, of: withMemory(context).stores.of }
}

test('what many notes of an act name is read once', async () => {
  const { asked, of } = watched()
  const search = { filters: [{ field: 'key', op: 'eq', value: 'progress' }] } as const
  for (let note = 0; note < 3; note += 1) {
    await of('Practitioner').get('okafor')
    await of('NoteRule').find(search)
  }
  expect(asked).toEqual(['Practitioner/okafor', 'NoteRule'])
})

test('after the act has written one of them, all of its type are read anew', async () => {
  const { asked, of } = watched()
  const practitioners: Store<'Practitioner'> = of('Practitioner')
  const found = await practitioners.get('okafor')
  if (found.ok) await practitioners.update({ id: 'okafor', versionId: '1' }, found.value)
  await practitioners.get('okafor')
  expect(asked).toEqual(['Practitioner/okafor', 'Practitioner/okafor'])
})

test('notes, sessions and appointments, which signing writes, are never taken from memory', async () => {
  const { asked, of } = watched()
  for (const type of ['Note', 'Encounter', 'Appointment', 'Condition'] as const) {
    await of(type).get('1')
    await of(type).get('1')
  }
  expect(asked).toHaveLength(8)
})
