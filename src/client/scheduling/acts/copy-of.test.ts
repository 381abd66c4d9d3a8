import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { copyOf } from './copy-of.ts'

const start = '2030-03-09T16:00:00Z'
const visit: Appointment = {
  id: '1',
  resourceType: 'Appointment',
  partition: 'example',
  display: 'Visit',
  meta: { versionId: '1', created: start, lastModified: start, resourceSystem: 'Goldthread' },
  status: 'arrived',
  kind: 'Visit',
  mode: 'Telehealth',
  isGroup: false,
  created: start,
  start,
  end: '2030-03-09T16:45:00Z',
  timezone: 'America/Chicago',
  duration: 45,
  description: 'Brings her sister today.',
  owner: { id: '2', resourceType: 'Practitioner', display: 'Lee, Jordan' },
  location: { id: '3', resourceType: 'Location', display: 'Room 1' },
  serviceType: { id: '4', resourceType: 'HealthcareService' },
  episodeOfCare: { id: '5', resourceType: 'EpisodeOfCare' },
  attendees: [
    { id: '1', kind: 'Patient', subject: { id: '6', resourceType: 'Patient', display: 'Rivera, Ana' } },
  ],
}

test('a copy of a visit is the same a week later by the clock, also when the clocks change between, and says nothing of that day alone', () => {
  expect(copyOf(visit)).toEqual({
    kind: 'Visit',
    patientId: '6',
    patientLabel: 'Rivera, Ana',
    episodeId: '5',
    serviceId: '4',
    date: '2030-03-16',
    time: '10:00',
    ownerId: '2',
    ownerLabel: 'Lee, Jordan',
    minutes: 45,
    hasOwnMinutes: true,
    mode: 'Telehealth',
    locationId: '3',
    where: 'Practice',
    address: { line: '', city: '', state: '', postalCode: '' },
    alsoWith: [],
    resourceIds: [],
  })
})

test('a copy of blocked time keeps what it is for', () => {
  const block: Appointment = { ...visit, kind: 'Block', title: 'Supervision' }
  expect(copyOf(block)).toMatchObject({ kind: 'Block', title: 'Supervision', time: '10:00' })
  expect(copyOf(block)).not.toHaveProperty('patientId')
})

test('a copy of a meeting names its group, so that who belongs to it then is expected', () => {
  const meeting: Appointment = { ...visit, isGroup: true, group: { id: '9', resourceType: 'Group' } }
  expect(copyOf(meeting)).toMatchObject({ isOfGroup: true, groupId: '9', serviceId: '4' })
  expect(copyOf(meeting)).not.toHaveProperty('patientId')
})
