import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { type FreedTime, fitsWaiting } from './fits-waiting.ts'

const reference = (id: string) => ({ id, resourceType: 'Any' })
/** A Tuesday at ten in Chicago, an hour long. */
const tuesday: FreedTime = {
  start: '2027-03-02T16:00:00Z',
  end: '2027-03-02T17:00:00Z',
  owner: 'ada',
  service: 'talk',
  program: 'day',
}

function fits(waitlist: object, more: object = {}, time: FreedTime = tuesday): boolean {
  const row = {
    status: 'waitlist',
    timezone: 'America/Chicago',
    duration: 60,
    serviceType: reference('talk'),
    program: reference('day'),
    waitlist,
    ...more,
  }
  return fitsWaiting(row as unknown as Appointment, time)
}

test('who wishes nothing fits a time of the service, the program and the length', () => {
  expect(fits({})).toBe(true)
  expect(fits({}, { serviceType: reference('test') })).toBe(false)
  expect(fits({}, { program: reference('night') })).toBe(false)
  expect(fits({}, { duration: 75 })).toBe(false)
  expect(fits({}, { status: 'booked' })).toBe(false)
  expect(fits({}, {}, { ...tuesday, service: undefined, program: undefined })).toBe(true)
})

test('who wishes a person fits that one, whatever the program', () => {
  expect(fits({ practitioners: [reference('ada')] }, { program: reference('night') })).toBe(true)
  expect(fits({ practitioners: [reference('ben')] })).toBe(false)
})

test('days and times are those of the appointment’s own clock', () => {
  expect(fits({ weekdays: ['Tuesday'], timeOfDay: ['Morning'] })).toBe(true)
  expect(fits({ weekdays: ['Monday'] })).toBe(false)
  expect(fits({ timeOfDay: ['Afternoon'] })).toBe(false)
  expect(fits({ timeOfDay: ['Evening'] }, { timezone: 'Europe/Berlin' })).toBe(true)
  expect(fits({ earliest: '2027-03-03' })).toBe(false)
  expect(fits({ latest: '2027-03-02' })).toBe(true)
})
