import { expect, test } from 'vitest'
import { noAddress } from './booked-place.ts'
import { bookingOf } from './booking-of.ts'
import { namedBooking } from './named-booking.ts'

const fields = {
  kind: 'Visit',
  title: '',
  ownerId: 'o',
  ownerLabel: 'Avery Stone',
  patientId: 'p',
  patientLabel: 'Maria Rivera',
  serviceId: 's',
  episodeId: '',
  date: '2030-03-06',
  time: '09:00',
  minutes: 60,
  hasOwnMinutes: false,
  mode: 'InPerson',
  locationId: 'l',
  description: '',
  isOfGroup: false,
  groupId: '',
  where: 'Practice',
  address: noAddress,
  alsoWith: [],
  resourceIds: [],
  repeats: false,
} as const

test('a booking that waits says who, with whom, for what and where; what has no name stays a reference', () => {
  const body = bookingOf(fields, { timezone: 'America/Chicago', program: undefined, status: 'booked' })
  const names = new Map([
    ['o', 'Avery Stone'],
    ['p', 'Maria Rivera'],
    ['s', 'Therapy'],
  ])
  const named = namedBooking(body, (id) => names.get(id))
  expect(named).toMatchObject({
    owner: { id: 'o', display: 'Avery Stone' },
    serviceType: { id: 's', display: 'Therapy' },
    attendees: [{ subject: { id: 'p', display: 'Maria Rivera' } }],
    location: { id: 'l' },
  })
  expect(named.location).not.toHaveProperty('display')
  expect(named.start).toBe(body.start)
})
