import { expect, test } from 'vitest'
import { isOffered, offeredRecords } from './offered-records.ts'

const license = { code: 'lcsw', display: 'LCSW' }

test('a question without a narrowing offers every record and asks for all of them', () => {
  expect(offeredRecords({}, 'Location')).toEqual([])
  expect(offeredRecords({ filter: { status: [] } }, 'EpisodeOfCare')).toEqual([])
  expect(isOffered({}, 'Location', { status: 'inactive' })).toBe(true)
})

test('chosen values stand beside each other as alternatives, chosen fields one after the other', () => {
  const asked = { filter: { kind: ['Site', 'Room'], status: ['active'] } } as const

  expect(offeredRecords(asked, 'Location')).toEqual([
    { field: 'kind', op: 'in', value: ['Site', 'Room'] },
    { field: 'status', op: 'in', value: ['active'] },
  ])
  expect(isOffered(asked, 'Location', { kind: 'Room', status: 'active' })).toBe(true)
  expect(isOffered(asked, 'Location', { kind: 'Room', status: 'suspended' })).toBe(false)
  expect(isOffered(asked, 'Location', { kind: 'Vehicle', status: 'active' })).toBe(false)
})

test('of somebody with several licenses one of them is enough', () => {
  const asked = { filter: { licenses: [license] } }
  const held = [{ type: { code: 'rn' } }, { type: license }]

  expect(offeredRecords(asked, 'Practitioner')).toEqual([
    { field: 'licenses.type', op: 'in', value: ['lcsw'] },
  ])
  expect(isOffered(asked, 'Practitioner', { licenses: held })).toBe(true)
  expect(isOffered(asked, 'Practitioner', { licenses: held.slice(0, 1) })).toBe(false)
  expect(isOffered(asked, 'Practitioner', {})).toBe(false)
})

test('what is active is said by each type in its own way, and a type that does not say it is offered whole', () => {
  const asked = { filter: { active: true } }

  expect(isOffered(asked, 'Practitioner', { active: false })).toBe(false)
  expect(isOffered(asked, 'Condition', { clinicalStatus: 'Resolved' })).toBe(false)
  expect(isOffered(asked, 'CarePlan', { status: 'Active' })).toBe(true)
  expect(offeredRecords(asked, 'Appointment')).toEqual([])
})
