import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { arrivalsOf, minutesWaited, standingOf, withStatus } from './arrivals.ts'

const noon = Date.parse('2030-02-19T12:00:00Z')
const attendee = (id: string, more: object = {}) => ({
  id,
  kind: 'Patient',
  subject: { id: `p${id}`, resourceType: 'Patient', display: `Person ${id}` },
  status: 'booked',
  ...more,
})

/** A visit at noon, with what a test is about; the rest of an appointment does not matter here. */
function visit(more: object = {}): Appointment {
  const base = { id: 'a', status: 'booked', start: '2030-02-19T12:00:00Z', isGroup: false }
  return { ...base, attendees: [attendee('1')], ...more } as unknown as Appointment
}

const only = (appointment: Appointment) => {
  const [first] = arrivalsOf([{ appointment, toDo: [] }])
  if (!first) throw new Error('Nobody is expected.')
  return first
}

test('somebody is late from the first minute after the start, and waits until the session begins', () => {
  expect(standingOf(only(visit()), noon)).toBe('expected')
  expect(standingOf(only(visit()), noon + 60_000)).toBe('late')
  const here = visit({ status: 'arrived', checkIn: { arrivedAt: '2030-02-19T11:50:00Z' } })
  expect(standingOf(only(here), noon)).toBe('waiting')
  expect(minutesWaited(only(here), noon)).toBe(10)
  const encounter = { id: 'e', resourceType: 'Encounter' }
  expect(standingOf(only(visit({ status: 'checked-in', encounter })), noon)).toBe('in-session')
  expect(standingOf(only(visit({ status: 'noshow' })), noon)).toBe('over')
})

test('in a group each person stands alone and the others keep their status', () => {
  const people = [attendee('1', { status: 'arrived' }), attendee('2')]
  const [first, second] = arrivalsOf([
    {
      appointment: visit({ isGroup: true, status: 'arrived', attendees: people }),
      toDo: [{ attendee: '2', openPackets: 3 }],
    },
  ])
  expect([first?.status, second?.status, second?.openPackets]).toEqual(['arrived', 'booked', 3])
  if (!second) throw new Error('One is missing.')
  const next = withStatus(second, 'checked-in')
  expect(next.status).toBe('arrived')
  expect(next.attendees?.map(({ status }) => status)).toEqual(['arrived', 'checked-in'])
})
