import { expect, test } from 'vitest'
import type { Group } from '#generated/types/group.ts'
import { bookedPeople } from './booked-people.ts'
import { bookedPlace, noAddress, whereOf } from './booked-place.ts'
import type { BookingFields } from './booking-fields.ts'

const fields = {
  kind: 'Visit',
  isOfGroup: true,
  groupId: 'g',
  ownerId: 'lead',
  alsoWith: [{ id: 'peer', display: 'A peer' }],
} as unknown as BookingFields

const practitioner = (id: string) => ({ id, resourceType: 'Practitioner' })
const patient = (id: string) => ({ id, resourceType: 'Patient' })

const group = {
  facilitators: [
    { practitioner: practitioner('lead'), role: 'Primary' },
    { practitioner: practitioner('second'), role: 'CoFacilitator' },
  ],
  members: [
    { id: '1', patient: patient('ana'), status: 'Active' },
    { id: '2', patient: patient('bo'), status: 'Waiting' },
  ],
} as unknown as Group

test('at a meeting whoever belongs to the group is expected, and its other facilitators; who waits for a place and who keeps the calendar is not asked along', () => {
  const people = bookedPeople(fields, group).map(({ subject, requirement }) => [subject.id, requirement])
  expect(people).toEqual([
    ['ana', 'Optional'],
    ['second', 'Required'],
    ['peer', 'Required'],
  ])
})

test('a visit at home follows the address of the chart, one elsewhere says its own, and by telehealth neither counts', () => {
  const placed = { mode: 'InPerson', locationId: 'room', address: noAddress } as const
  expect(bookedPlace({ ...placed, where: 'Practice' })).toEqual({
    location: { id: 'room', resourceType: 'Location' },
  })
  expect(bookedPlace({ ...placed, where: 'PatientHome' })).toEqual({
    serviceLocation: { kind: 'PatientHome' },
  })
  const address = { line: '1 Elm St', city: 'Joliet', state: 'il', postalCode: '60432' }
  const elsewhere = bookedPlace({ ...placed, where: 'Community', address })
  expect(elsewhere.serviceLocation?.address).toMatchObject({ lines: ['1 Elm St'], state: 'IL' })
  expect(whereOf(elsewhere)).toEqual({ where: 'Community', address: { ...address, state: 'IL' } })
  expect(bookedPlace({ ...placed, mode: 'Telehealth', where: 'PatientHome' })).toHaveProperty('location')
})
