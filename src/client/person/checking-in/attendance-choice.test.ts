import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { attendanceChoiceOf, withAttendanceChoice } from './attendance-choice.ts'

const attendee = (id: string, status: 'booked' | 'arrived' | 'checked-in' | 'noshow' | 'cancelled') =>
  ({ id, kind: 'Patient', subject: { id, resourceType: 'Patient' }, status }) as const
const meeting = {
  attendees: [attendee('ada', 'booked'), attendee('bo', 'checked-in'), attendee('cy', 'cancelled')],
} as unknown as Appointment
const statusesOf = ({ attendees = [] }: Appointment) => attendees.map(({ status }) => status)

test('who has arrived or is checked in came, who has cancelled is none of the three', () => {
  expect((meeting.attendees ?? []).map(attendanceChoiceOf)).toEqual(['expected', 'came', undefined])
})

test('one person is marked, and the others stay as they are', () => {
  const missed = withAttendanceChoice(meeting, 'missed', ({ id }) => id === 'ada')
  expect(statusesOf(missed)).toEqual(['noshow', 'checked-in', 'cancelled'])
  expect(statusesOf(withAttendanceChoice(missed, 'expected', ({ id }) => id === 'ada'))).toEqual(
    statusesOf(meeting),
  )
})

test('all who are expected came at once; who was checked in stays so, and who comes after all has cancelled nothing', () => {
  const all = withAttendanceChoice(meeting, 'came', (each) => attendanceChoiceOf(each) === 'expected')
  expect(statusesOf(all)).toEqual(['arrived', 'checked-in', 'cancelled'])
  const cy = { ...attendee('cy', 'cancelled'), cancellation: { initiator: 'Patient' } }
  const after = withAttendanceChoice({ attendees: [cy] } as unknown as Appointment, 'came', () => true)
  expect(after.attendees).toEqual([attendee('cy', 'arrived')])
})
