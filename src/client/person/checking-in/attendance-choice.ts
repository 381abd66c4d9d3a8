import type { Appointment } from '#generated/types/appointment.ts'
import { attendanceAs } from '#shared/scheduling/attendance-as.ts'
import { milliseconds, plusMinutes } from '#shared/time/span.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]

/** What is said at a meeting of each of its people. */
export const attendanceChoices = ['expected', 'came', 'late', 'excused', 'missed'] as const
/** What somebody at a meeting is said to have done: not come yet, come, come late, said why not, or not come at all. */
export type AttendanceChoice = (typeof attendanceChoices)[number]

const statuses = {
  expected: 'booked',
  came: 'arrived',
  late: 'arrived',
  excused: 'cancelled',
  missed: 'noshow',
} as const
const there = ['arrived', 'checked-in', 'fulfilled'] as const

/** Who comes late to a meeting that is over came a quarter of an hour after the start until somebody says otherwise. */
const usualDelay = 15

/** What is said of one of them; nothing of these for whose place was cancelled before. */
export function attendanceChoiceOf({
  status = 'booked',
  attendance,
}: Attendee): AttendanceChoice | undefined {
  if (there.some((each) => each === status)) return attendance?.code === 'late' ? 'late' : 'came'
  if (status === 'noshow') return 'missed'
  if (status === 'cancelled') return attendance?.code === 'excused' ? 'excused' : undefined
  return 'expected'
}

/** What is said, of whom, and at which moment. */
type Said = {
  readonly choice: AttendanceChoice
  readonly now: string
  readonly isMeant: (attendee: Attendee) => boolean
}

/** The meeting with that said of some of its people; of the others, and of whom it is said already, everything stays: who is checked in has come. */
export function withAttendanceChoice(meeting: Appointment, { choice, now, isMeant }: Said): Appointment {
  return changed(meeting, (each) =>
    isMeant(each) && attendanceChoiceOf(each) !== choice ? chosen(meeting, each, { choice, now }) : each,
  )
}

/** The meeting with the time at which one of its people came or left; no time takes it back. Who came on time and left before the end left early. */
export function withAttendanceTime(
  meeting: Appointment,
  id: string,
  { name, at }: { readonly name: 'arrivedAt' | 'leftAt'; readonly at: string | undefined },
): Appointment {
  return changed(meeting, (each) => {
    if (each.id !== id) return each
    const { [name]: _before, ...rest } = each
    return marked(meeting, { ...rest, ...(at !== undefined && { [name]: at }) })
  })
}

/** The meeting with the reason of one of its people who is excused. */
export function withAttendanceReason(
  meeting: Appointment,
  id: string,
  cancellation: Attendee['cancellation'],
): Appointment {
  return changed(meeting, (each) => {
    if (each.id !== id) return each
    const { cancellation: _before, ...rest } = each
    return { ...rest, ...(cancellation && { cancellation }) }
  })
}

function changed(meeting: Appointment, change: (attendee: Attendee) => Attendee): Appointment {
  return { ...meeting, attendees: (meeting.attendees ?? []).map(change) }
}

function chosen(
  meeting: Appointment,
  attendee: Attendee,
  { choice, now }: Pick<Said, 'choice' | 'now'>,
): Attendee {
  const { cancellation: _cancellation, attendance: _attendance, arrivedAt, leftAt, ...rest } = attendee
  const isThere = there.find((each) => each === attendee.status)
  if (choice !== 'came' && choice !== 'late') {
    const attendance = choice === 'excused' && { attendance: attendanceAs('excused') }
    return { ...rest, status: statuses[choice], ...attendance }
  }
  const came = isThere ? arrivedAt : undefined
  const at = choice === 'late' ? lateAt(meeting, came, now) : onTime(meeting, came)
  return marked(meeting, {
    ...rest,
    status: isThere ?? statuses[choice],
    ...(at !== undefined && { arrivedAt: at }),
    ...(isThere && leftAt !== undefined && { leftAt }),
    ...(choice === 'late' && { attendance: attendanceAs('late') }),
  })
}

/** When somebody who is late came: as it was noted, else now, and a quarter of an hour after the start where the meeting is over. */
function lateAt({ start, end }: Appointment, noted: string | undefined, now: string): string | undefined {
  if (start === undefined) return noted
  if (noted !== undefined && milliseconds(noted) > milliseconds(start)) return noted
  const isOn =
    milliseconds(now) > milliseconds(start) && (end === undefined || milliseconds(now) < milliseconds(end))
  return isOn ? now : plusMinutes(start, usualDelay)
}

function onTime({ start }: Appointment, noted: string | undefined): string | undefined {
  const isLate = noted !== undefined && start !== undefined && milliseconds(noted) > milliseconds(start)
  return isLate ? undefined : noted
}

/** Whether somebody who was there stayed to the end; that they came late is said already, and one word is kept. */
function marked({ end }: Appointment, attendee: Attendee): Attendee {
  const { attendance, ...rest } = attendee
  if (attendance?.code === 'late') return attendee
  const { leftAt } = attendee
  const isEarly = leftAt !== undefined && end !== undefined && milliseconds(leftAt) < milliseconds(end)
  return { ...rest, ...(isEarly && { attendance: attendanceAs('left-early') }) }
}
