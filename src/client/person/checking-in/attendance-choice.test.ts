import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import {
  type AttendanceChoice,
  attendanceChoiceOf,
  withAttendanceChoice,
  withAttendanceReason,
  withAttendanceTime,
} from './attendance-choice.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]

const attendee = (id: string, status: 'booked' | 'arrived' | 'checked-in' | 'noshow' | 'cancelled') =>
  ({ id, kind: 'Patient', subject: { id, resourceType: 'Patient' }, status }) as const
const meeting = {
  ...{ start: '2026-03-04T16:00:00Z', end: '2026-03-04T17:30:00Z' },
  attendees: [attendee('ada', 'booked'), attendee('bo', 'checked-in'), attendee('cy', 'cancelled')],
} as unknown as Appointment
const now = '2026-03-06T12:00:00Z'
const said = (of: Appointment, choice: AttendanceChoice, isMeant: (each: Attendee) => boolean) =>
  withAttendanceChoice(of, { choice, now, isMeant })
const is =
  (wanted: string) =>
  ({ id }: Attendee) =>
    id === wanted
const adaIn = ({ attendees = [] }: Appointment) => attendees.find(is('ada'))
const statusesOf = ({ attendees = [] }: Appointment) => attendees.map(({ status }) => status)

test('who has arrived or is checked in came, who has cancelled is none of these', () => {
  expect((meeting.attendees ?? []).map(attendanceChoiceOf)).toEqual(['expected', 'came', undefined])
})

test('one person is marked, and the others stay as they are', () => {
  const missed = said(meeting, 'missed', is('ada'))
  expect(statusesOf(missed)).toEqual(['noshow', 'checked-in', 'cancelled'])
  expect(statusesOf(said(missed, 'expected', is('ada')))).toEqual(statusesOf(meeting))
})

test('all who are expected came at once; who was checked in stays so, and who comes after all has cancelled nothing', () => {
  const all = said(meeting, 'came', (each) => attendanceChoiceOf(each) === 'expected')
  expect(statusesOf(all)).toEqual(['arrived', 'checked-in', 'cancelled'])
  const cy = { ...attendee('cy', 'cancelled'), cancellation: { initiator: 'Patient' } }
  const after = said({ attendees: [cy] } as unknown as Appointment, 'came', () => true)
  expect(after.attendees).toEqual([attendee('cy', 'arrived')])
})

test('who is late came when it was noted, now while the meeting is on, and a quarter of an hour after the start when it is over', () => {
  const late = said(meeting, 'late', is('ada'))
  expect(adaIn(late)).toMatchObject({
    status: 'arrived',
    arrivedAt: '2026-03-04T16:15:00Z',
    attendance: { code: 'late', display: 'Late' },
  })
  expect((late.attendees ?? []).map(attendanceChoiceOf)).toEqual(['late', 'came', undefined])
  const during = { choice: 'late', now: '2026-03-04T16:20:00Z', isMeant: is('ada') } as const
  const noted = withAttendanceTime(late, 'ada', { name: 'arrivedAt', at: '2026-03-04T16:40:00Z' })
  expect(adaIn(withAttendanceChoice(meeting, during))?.arrivedAt).toBe('2026-03-04T16:20:00Z')
  expect(adaIn(withAttendanceChoice(noted, during))?.arrivedAt).toBe('2026-03-04T16:40:00Z')
  const onTime = adaIn(said(noted, 'came', is('ada')))
  expect([onTime?.status, onTime?.arrivedAt, onTime?.attendance]).toEqual(['arrived', undefined, undefined])
})

test('who leaves before the end left early, and who is late stays late; who has missed it all has no times', () => {
  const left = { name: 'leftAt', at: '2026-03-04T17:00:00Z' } as const
  const early = withAttendanceTime(said(meeting, 'came', is('ada')), 'ada', left)
  expect(adaIn(early)).toMatchObject({ leftAt: left.at, attendance: { code: 'left-early' } })
  expect(adaIn(withAttendanceTime(early, 'ada', { ...left, at: undefined }))?.attendance).toBeUndefined()
  expect(adaIn(withAttendanceTime(said(meeting, 'late', is('ada')), 'ada', left))?.attendance?.code).toBe(
    'late',
  )
  expect(adaIn(said(early, 'missed', is('ada')))).toEqual(attendee('ada', 'noshow'))
})

test('who is excused says why, and whose place was cancelled before is none of these', () => {
  const excused = said(meeting, 'excused', is('ada'))
  const cancellation = { reason: { code: 'illness', display: 'Illness' }, initiator: 'Patient' } as const
  expect((excused.attendees ?? []).map(attendanceChoiceOf)).toEqual(['excused', 'came', undefined])
  expect(adaIn(withAttendanceReason(excused, 'ada', cancellation))).toMatchObject({ cancellation })
  expect(adaIn(said(withAttendanceReason(excused, 'ada', cancellation), 'expected', is('ada')))).toEqual(
    attendee('ada', 'booked'),
  )
})
