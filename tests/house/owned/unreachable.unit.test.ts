import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { parse } from '#tests/house/limits/source.ts'
import { findUnreachable, readStatesPut, statesPut } from './find-unreachable.ts'
import { unreachable } from './unreachable.ts'

const known = unreachable.flatMap(({ states }) => states)

test('every state of every lifecycle is reached by a write, an act or the server, or stands in the list with what brings it', () => {
  expect(findUnreachable(readStatesPut()).toSorted()).toEqual(known.toSorted())
})

test('the list only becomes shorter', () => {
  expect(known.length).toBeLessThanOrEqual(20)
})

test('a state that only an act makes which nobody performs, put in on purpose, is found; one that the server writes is not', () => {
  const { Form } = registry
  const made = (by: string) => [{ ...Form, madeBy: { status: { Draft: { Active: by } } } }]
  expect(findUnreachable(new Set(), made('act'))).toEqual(['Form.status: Active', 'Form.status: Retired'])
  expect(findUnreachable(new Set(), made('form.publish'))).toEqual([])

  const owned = [{ ...Form, madeBy: {}, serverOwned: ['status'] }]
  const source = parse('a.ts', "export const begun: Form = { status: 'Draft' }")
  expect(findUnreachable(statesPut([source]), owned)).toEqual(['Form.status: Active', 'Form.status: Retired'])
})
