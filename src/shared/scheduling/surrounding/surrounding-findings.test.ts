import { expect, test } from 'vitest'
import type { Openable } from '#shared/scheduling/finding/open-stretches.ts'
import { surroundingFindings } from './surrounding-findings.ts'

const timezone = 'America/Chicago'
/** Nine to ten on a Wednesday in Chicago. */
const wanted = { start: '2030-03-06T15:00:00Z', end: '2030-03-06T16:00:00Z', timezone }
const opening: Openable = {
  ...{ id: '1', timezone, schedules: [], hours: [{ weekday: 'Wednesday', start: '09:30', end: '17:00' }] },
  usual: () => [{ from: 0, to: 1440 }],
}
const said = (
  around: Omit<Parameters<typeof surroundingFindings>[1], 'holidays'>,
  holidays: readonly string[] = [],
) => surroundingFindings(wanted, { holidays, ...around }).map(({ message, weight }) => `${weight} ${message}`)

test('nothing stands against a time of which nothing is known', () => {
  expect(said({})).toEqual([])
})

test('a time that is only half within the hours is outside of them; on a holiday that alone is said', () => {
  const place = { opening, name: 'North' }
  expect(said({ place })).toEqual(['warns scheduling.outside-place'])
  expect(said({ place }, ['2030-03-06'])).toEqual(['warns scheduling.on-holiday'])
  const later = { start: '2030-03-06T16:00:00Z', end: '2030-03-06T17:00:00Z', timezone }
  expect(surroundingFindings(later, { holidays: [], place })).toEqual([])
})

test('a group is full with one more than it is for, an enrollment is over the day after it ends', () => {
  expect(said({ group: { most: 8, expected: 8 } })).toEqual([])
  expect(said({ group: { most: 8, expected: 9 } })).toEqual(['warns scheduling.group-full'])
  expect(said({ enrollmentEnds: '2030-03-06' })).toEqual([])
  expect(said({ enrollmentEnds: '2030-03-05' })).toEqual(['warns scheduling.enrollment-ended'])
})

test('a meeting is for as many as its service and its room take, and not for fewer than the service needs', () => {
  const service = { name: 'Group therapy', min: 3, max: 8 }
  expect(said({ service: { ...service, expected: 3 } })).toEqual([])
  expect(said({ service: { ...service, expected: 2 } })).toEqual(['warns scheduling.service-empty'])
  expect(said({ service: { ...service, expected: 9 } })).toEqual(['warns scheduling.service-full'])
  expect(said({ room: { name: 'Blue', most: 9, expected: 9 } })).toEqual([])
  expect(said({ room: { name: 'Blue', most: 9, expected: 10 } })).toEqual(['warns scheduling.room-full'])
})

test('an authorization covers its days, while units are left and nobody has refused it', () => {
  const period = { start: '2030-03-01', end: '2030-03-06' }
  expect(said({ authorization: { status: 'Approved', period } })).toEqual([])
  expect(said({ authorization: { status: 'Approved', period, unitsRemaining: 0 } })).toEqual([
    'warns scheduling.authorization-used',
  ])
  expect(said({ authorization: { status: 'Denied', period } })).toEqual([
    'warns scheduling.authorization-over',
  ])
})
