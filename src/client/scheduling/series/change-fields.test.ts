import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import {
  changeFieldsOf,
  changeProblems,
  changesOf,
  offeredScopes,
  touchedFields,
  withTouched,
} from './change-fields.ts'

const now = '2030-03-01T12:00:00Z'
const visit = {
  id: 'a1',
  status: 'booked',
  start: '2030-03-06T16:00:00Z',
  end: '2030-03-06T17:00:00Z',
  timezone: 'America/Chicago',
  mode: 'InPerson',
  location: { id: 'room-2', resourceType: 'Location' },
} as Appointment

test('the fields hold the appointment as it is on the clock of its own zone, and mean it alone at first', () => {
  expect(changeFieldsOf(visit, now)).toEqual({
    scope: 'ThisOne',
    date: '2030-03-06',
    time: '10:00',
    minutes: 60,
    mode: 'InPerson',
    locationId: 'room-2',
  })
})

test('one that has started, was arrived for or is off is never changed alone', () => {
  expect(offeredScopes(visit, now)).toEqual(['ThisOne', 'ThisAndFollowing', 'WholeSeries'])
  const others = ['ThisAndFollowing', 'WholeSeries']
  expect(offeredScopes(visit, '2030-03-06T16:00:00Z')).toEqual(others)
  expect(offeredScopes({ ...visit, status: 'arrived' }, now)).toEqual(others)
  expect(changeFieldsOf({ ...visit, status: 'cancelled' }, now).scope).toBe('ThisAndFollowing')
})

test('only what is different is asked for; a new start keeps the length', () => {
  const fields = changeFieldsOf(visit, now)
  expect(changesOf(fields, visit)).toBeUndefined()
  expect(changesOf({ ...fields, scope: 'WholeSeries' }, visit)).toBeUndefined()
  expect(changesOf({ ...fields, time: '14:00' }, visit)).toEqual({ start: '2030-03-06T20:00:00Z' })
  expect(changesOf({ ...fields, minutes: 30, mode: 'Telehealth' }, visit)).toEqual({
    end: '2030-03-06T16:30:00Z',
    mode: 'Telehealth',
  })
  expect(changesOf({ ...fields, locationId: 'room-3' }, visit)).toEqual({
    location: { id: 'room-3', resourceType: 'Location' },
  })
})

test('what cannot be is named at its field', () => {
  const fields = changeFieldsOf(visit, now)
  expect(changeProblems(fields)).toEqual({})
  expect(changeProblems({ ...fields, date: '', time: '', minutes: 0 })).toEqual({
    date: 'scheduling.time-missing',
    time: 'scheduling.time-missing',
    minutes: 'series.minutes-wrong',
  })
})

test('upon a newer copy of the appointment only what was touched is laid', () => {
  const own = changeFieldsOf(visit, now)
  const touched = touchedFields(own, { ...own, scope: 'WholeSeries', time: '14:00' })
  expect(touched).toEqual({ scope: 'WholeSeries', time: '14:00' })
  const newer = changeFieldsOf({ ...visit, mode: 'Telehealth' }, now)
  const all = offeredScopes(visit, now)
  expect(withTouched(newer, touched, all)).toEqual({ ...newer, scope: 'WholeSeries', time: '14:00' })
  const others = { ...newer, scope: 'ThisAndFollowing' } as const
  expect(withTouched(others, { scope: 'ThisOne' }, ['ThisAndFollowing', 'WholeSeries'])).toEqual(others)
})
