import { usePermissions } from '#client/api/permissions.ts'
import {
  type AttendanceChoice,
  attendanceChoiceOf,
  withAttendanceChoice,
} from '#client/person/checking-in/attendance-choice.ts'
import { oweAppointment } from '#client/scheduling/owed/owed-appointments.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'

const open: readonly Appointment['status'][] = ['booked', 'arrived', 'checked-in']

/** The way to say who came to a meeting: kept on this device and sent when somebody answers. Nobody has missed what has not begun. */
export function useAttendance(meeting: Appointment) {
  const words = useWords()
  const outbox = useOutbox()
  const { may } = usePermissions()
  const { instant } = useWorld()
  const hasBegun = meeting.start !== undefined && milliseconds(meeting.start) <= milliseconds(instant())

  const write = async (after: Appointment, said: string): Promise<void> => {
    const { id } = meeting
    const written = await outbox.write({ kind: 'patch', type: 'Appointment', id, before: meeting, after })
    if (!written.ok) return notify(words('person.not-kept'))
    oweAppointment(after)
    announce(said)
  }
  const mark = (attendee: string, name: string, choice: AttendanceChoice) =>
    write(
      withAttendanceChoice(meeting, choice, ({ id }) => id === attendee),
      words('person.attendance-is', { name, attendance: words(`person.attendance-${choice}`) }),
    )
  const allCame = () =>
    write(
      withAttendanceChoice(
        meeting,
        'came',
        (each) => each.subject.resourceType === 'Patient' && attendanceChoiceOf(each) === 'expected',
      ),
      words('person.all-came'),
    )
  return { mark, allCame, hasBegun, mayMark: may('Appointment:Update') && open.includes(meeting.status) }
}
