import { useRef } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import {
  type AttendanceChoice,
  attendanceChoiceOf,
  withAttendanceChoice,
  withAttendanceReason,
  withAttendanceTime,
} from '#client/person/checking-in/attendance-choice.ts'
import { asOwed, oweAppointment } from '#client/scheduling/owed/owed-appointments.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import { mayBeMissed } from '#shared/scheduling/appointment-lifecycle.ts'
import { useGraceMinutes } from './use-grace-minutes.ts'

const open: readonly Appointment['status'][] = ['booked', 'arrived', 'checked-in']

/** The way to say who came to a meeting: kept on this device and sent when somebody answers; of two taps in a row none is lost. Nobody has missed what has not begun. */
export function useAttendance(meeting: Appointment) {
  const words = useWords()
  const outbox = useOutbox()
  const { may } = usePermissions()
  const grace = useGraceMinutes()
  const { instant } = useWorld()
  const hasBegun = mayBeMissed(meeting.start, instant())
  const mayMiss = mayBeMissed(meeting.start, instant(), grace)

  const onItsWay = useRef<Appointment>(undefined)
  const write = async (change: (known: Appointment) => Appointment, said: string): Promise<void> => {
    const before = onItsWay.current ?? asOwed(meeting)
    const after = change(before)
    onItsWay.current = after
    oweAppointment(after)
    const written = await outbox.write({ kind: 'patch', type: 'Appointment', id: after.id, before, after })
    if (onItsWay.current === after) {
      onItsWay.current = undefined
      oweAppointment(written.ok ? after : before)
    }
    if (!written.ok) return notify(words('person.not-kept'))
    announce(said)
  }
  const mark = (attendee: string, name: string, choice: AttendanceChoice) =>
    write(
      (known) =>
        withAttendanceChoice(known, { choice, now: instant(), isMeant: ({ id }) => id === attendee }),
      words('person.attendance-is', { name, attendance: words(`person.attendance-${choice}`) }),
    )
  const allCame = () =>
    write(
      (known) =>
        withAttendanceChoice(known, {
          choice: 'came',
          now: instant(),
          isMeant: (each) =>
            each.subject.resourceType === 'Patient' && attendanceChoiceOf(each) === 'expected',
        }),
      words('person.all-came'),
    )
  const setTime = (attendee: string, name: 'arrivedAt' | 'leftAt', at: string | undefined) =>
    write((known) => withAttendanceTime(known, attendee, { name, at }), words('person.time-kept'))
  const setReason = (attendee: string, reason: CodedValue | undefined) =>
    write(
      (known) => withAttendanceReason(known, attendee, reason && { reason, initiator: 'Patient' }),
      words('person.reason-kept'),
    )
  const mayMark = may('Appointment:Update') && open.includes(meeting.status)
  return { mark, allCame, setTime, setReason, hasBegun, mayMiss, mayMark }
}
