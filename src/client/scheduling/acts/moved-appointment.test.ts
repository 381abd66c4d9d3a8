import { expect, test } from 'vitest'
import { changeFieldsOf } from '#client/scheduling/series/change-fields.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { movedAppointment } from './moved-appointment.ts'

const start = '2030-03-09T16:00:00Z'
const visit: Appointment = {
  id: '1',
  resourceType: 'Appointment',
  partition: 'example',
  display: 'Visit',
  meta: { versionId: '1', created: start, lastModified: start, resourceSystem: 'Goldthread' },
  status: 'booked',
  kind: 'Visit',
  mode: 'InPerson',
  isGroup: false,
  created: start,
  start,
  end: '2030-03-09T17:00:00Z',
  timezone: 'America/Chicago',
  duration: 60,
  owner: { id: '2', resourceType: 'Practitioner' },
  location: { id: '3', resourceType: 'Location', display: 'Room 1' },
}
const fields = changeFieldsOf(visit, start)

test('an appointment moves by the clock of its own zone and keeps its length, across the change of clocks too', () => {
  expect(movedAppointment({ ...fields, date: '2030-03-11' }, visit)).toMatchObject({
    start: '2030-03-11T15:00:00Z',
    end: '2030-03-11T16:00:00Z',
    duration: 60,
  })
})

test('a new length moves the end alone, and the place stays as it was known', () => {
  expect(movedAppointment({ ...fields, minutes: 45 }, visit)).toMatchObject({
    start,
    end: '2030-03-09T16:45:00Z',
    duration: 45,
    location: visit.location,
  })
})

test('what is as it was is no move', () => {
  expect(movedAppointment(fields, visit)).toBeUndefined()
})
