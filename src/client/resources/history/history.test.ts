import { expect, test } from 'vitest'
import { messages } from '#generated/messages/en.js'
import { screen as location } from '#generated/screens/location.ts'
import { screen as patient } from '#generated/screens/patient.ts'
import type { Meta } from '#generated/types/meta.ts'
import { momentsOf } from '#shared/time/written-moments.ts'
import { differences } from './differences.ts'
import { fieldFacts } from './field-facts.ts'
import { stepsOf } from './history-step.ts'

const known = messages as unknown as Readonly<Record<string, unknown>>
const labels = (id: string) => (Object.hasOwn(known, id) ? String(known[id]) : id)
const writing = { labels, locale: 'en', moments: momentsOf('en', 'America/Chicago') }

const meta = (versionId: number, isDeleted = false): Meta => ({
  versionId: String(versionId),
  lastModified: '2026-11-24T15:00:00.000Z',
  created: '2026-11-24T15:00:00.000Z',
  resourceSystem: 'app',
  isDeleted,
})

test('a history says what each version did, and which were not kept', () => {
  const steps = stepsOf([meta(9), meta(8, true), meta(7), meta(4), meta(1)], true)
  expect(steps.map((step) => (step.kind === 'gap' ? [step.from, step.to] : step.deed))).toEqual([
    'restored',
    'deleted',
    'changed',
    [5, 6],
    'changed',
    [2, 3],
    'created',
  ])
})

test('the older versions that have not come yet are no gap, those that were never kept are', () => {
  expect(stepsOf([meta(9), meta(8)], false)).toHaveLength(2)
  expect(stepsOf([meta(3)], true).at(-1)).toEqual({ kind: 'gap', from: 1, to: 2 })
})

test('two versions differ in words: fields by their labels, values as people read them', () => {
  const before = {
    name: 'Room',
    status: 'active',
    bookable: true,
    address: { lines: ['Main St 1'], city: 'Ames' },
    hours: [{ weekday: 1, start: '08:00' }],
    meta: { versionId: '1' },
    display: 'Room',
  }
  const after = {
    ...before,
    status: 'inactive',
    bookable: false,
    address: { lines: ['Main St 1'], city: 'Nevada' },
    hours: [{ weekday: 1, start: '09:00' }, { weekday: 2 }],
    partOf: { id: '7', resourceType: 'Location', display: 'House' },
    meta: { versionId: '2' },
    display: 'Room!',
  }
  const found = differences(before, after, fieldFacts(location, writing))
  const told = found.map(({ labels: path, before: one, after: other }) => [path.join(' › '), one, other])
  expect(told).toContainEqual(['Status', 'Active', 'Inactive'])
  expect(told).toContainEqual(['Address › City', 'Ames', 'Nevada'])
  expect(told).toContainEqual(['Hours › 1 › Start', '08:00', '09:00'])
  expect(told).toContainEqual(['Part of', '', 'House'])
  expect(told.some(([path]) => path === 'Display')).toBe(false)
})

test('a row is the same row by its id, wherever it stands', () => {
  const member = (id: string) => ({ id, resourceType: 'Practitioner', display: id })
  const before = {
    careTeam: [
      { id: 'a', member: member('Ana') },
      { id: 'b', member: member('Leo') },
    ],
  }
  const after = {
    careTeam: [
      { id: 'b', member: member('Leo') },
      { id: 'a', member: member('Eva') },
    ],
  }
  const found = differences(before, after, fieldFacts(patient, writing))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ labels: ['Care team', '2', 'Member'], before: 'Ana', after: 'Eva' })
})

test('a name that only the reference carries is no difference', () => {
  const one = { partOf: { id: '7', resourceType: 'Location', display: 'House' } }
  const other = { partOf: { id: '7', resourceType: 'Location', display: 'The house' } }
  expect(differences(one, other, fieldFacts(location, writing))).toEqual([])
})
