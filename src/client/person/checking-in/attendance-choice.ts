import type { Appointment } from '#generated/types/appointment.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]

/** What is said at a meeting of each of its people. */
export const attendanceChoices = ['expected', 'came', 'missed'] as const
/** What somebody at a meeting is said to have done: not come yet, come, or not come at all. */
export type AttendanceChoice = (typeof attendanceChoices)[number]

const statuses = { expected: 'booked', came: 'arrived', missed: 'noshow' } as const
const there: readonly (string | undefined)[] = ['arrived', 'checked-in', 'fulfilled']

/** What is said of one of them; nothing of the three for who has cancelled. */
export function attendanceChoiceOf({ status = 'booked' }: Attendee): AttendanceChoice | undefined {
  if (there.includes(status)) return 'came'
  if (status === 'noshow') return 'missed'
  return status === 'booked' ? 'expected' : undefined
}

/** The meeting with that said of some of its people; of the others, and of whom it is said already, everything stays: who is checked in has come. */
export function withAttendanceChoice(
  meeting: Appointment,
  choice: AttendanceChoice,
  isMeant: (attendee: Attendee) => boolean,
): Appointment {
  const { attendees = [] } = meeting
  return {
    ...meeting,
    attendees: attendees.map((each) => {
      if (!isMeant(each) || attendanceChoiceOf(each) === choice) return each
      const { cancellation: _cancellation, ...rest } = each
      return { ...rest, status: statuses[choice] }
    }),
  }
}
