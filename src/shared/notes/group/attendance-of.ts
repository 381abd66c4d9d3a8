import type { Encounter } from '#generated/types/encounter.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { plusMinutes } from '#shared/time/span.ts'

type MemberDefaults = NonNullable<GroupNoteDefinition['memberDefaults']>

/** How a member took part in a meeting. */
export const attendances = ['present', 'late', 'left-early', 'no-show', 'excused'] as const
export type Attendance = (typeof attendances)[number]

/** Who comes late came a quarter of an hour after the start until somebody says otherwise; who leaves early likewise before the end. */
const usualDelay = 15

/** How a member took part, as the own session says beside the meeting's. */
export function attendanceOf(member: Encounter, meeting: Encounter): Attendance {
  if (member.visitStatus === 'NoShow') return 'no-show'
  if (member.visitStatus === 'Cancelled') return 'excused'
  if (member.period?.start !== meeting.period?.start) return 'late'
  return member.period?.end === meeting.period?.end ? 'present' : 'left-early'
}

/** The member's session with that attendance: the meeting's times, but for who came late or left early. */
export function withAttendance(member: Encounter, meeting: Encounter, attendance: Attendance): Encounter {
  const { missedVisit, ...rest } = member
  const present: Encounter = {
    ...rest,
    visitStatus: 'Show',
    ...(meeting.period && { period: meeting.period }),
    ...(meeting.minutes !== undefined && { minutes: meeting.minutes }),
  }
  if (attendance === 'no-show' || attendance === 'excused') {
    const outcome = attendance === 'no-show' ? 'NoShow' : 'Cancelled'
    return { ...present, visitStatus: outcome, missedVisit: { ...missedVisit, outcome } }
  }
  const { start, end } = meeting.period ?? {}
  if (attendance === 'late' && start)
    return withTimes(present, { start: plusMinutes(start, usualDelay), end })
  if (attendance === 'left-early' && end)
    return withTimes(present, { start, end: plusMinutes(end, -usualDelay) })
  return present
}

/** How a code of the practice's list of attendance is told in a member's session. */
const told: { readonly [code: string]: Attendance } = {
  ...{ present: 'present', late: 'late', 'left-early': 'left-early' },
  ...{ excused: 'excused', unexcused: 'no-show', 'cancelled-by-clinic': 'excused' },
}

/** How a member is taken to have taken part until somebody says otherwise; undefined where the definition says nothing that can be told. */
export function usualAttendance({ attendance }: MemberDefaults = {}): Attendance | undefined {
  return told[attendance?.code ?? '']
}

/** The member's session from when to when the member was there. */
export function withTimes<Session extends Pick<Encounter, 'period' | 'minutes' | 'breaks'>>(
  member: Session,
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
): Session {
  if (!start) return member
  return {
    ...member,
    period: { start, ...(end && { end }) },
    ...(end && { minutes: elapsedMinutes({ start, end }, member.breaks ?? []) }),
  }
}
