import type { OperationInput } from '#client/api/operation-input.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { type Attendance, withAttendance } from '#shared/notes/group/attendance-of.ts'
import type { Correction } from '#shared/notes/group/corrected-session.ts'

/** What an administrator has entered so far; what was not touched is absent and stays as it stands. */
export type EnteredCorrection = Correction

/** The member's session as it would be told with what is entered, even where its end is before its start. */
export function sessionShown(session: Encounter, entered: EnteredCorrection): Encounter {
  const start = entered.start ?? session.period?.start
  const end = entered.end ?? session.period?.end
  return {
    ...session,
    visitStatus: entered.visitStatus ?? session.visitStatus,
    ...(start && { period: { start, ...(end && { end }) } }),
  }
}

/** What the server is asked for beside note and version. */
export type AskedCorrection = Omit<OperationInput<'note.correct'>, 'id' | 'versionId' | 'idempotencyKey'>

type Sessions = { readonly session: Encounter; readonly meeting: Encounter }

/** What is entered once another attendance is chosen: with the usual times of who comes late or leaves early. */
export function withChosen(
  entered: EnteredCorrection,
  { session, meeting }: Sessions,
  chosen: Attendance,
): EnteredCorrection {
  const { visitStatus, period } = withAttendance(session, meeting, chosen)
  return { ...entered, visitStatus, start: period?.start, end: period?.end }
}

/** What the server is asked for: what differs from the session as it stands; who is removed is not corrected. */
export function correctionAsked(session: Encounter, entered: EnteredCorrection): AskedCorrection {
  if (entered.isRemoved) return { isRemoved: true }
  const { period, missedVisit } = session
  const visitStatus = entered.visitStatus ?? session.visitStatus
  const isThere = visitStatus === 'Show'
  const { start, end, absenceReason, definition } = entered
  const isOther = absenceReason && absenceReason.code !== missedVisit?.reason?.code
  return {
    ...(visitStatus !== session.visitStatus && { visitStatus }),
    ...(isThere && start && !isSame(start, period?.start) && { start }),
    ...(isThere && end && !isSame(end, period?.end) && { end }),
    ...(!isThere && isOther && { absenceReason }),
    ...(definition && { definition }),
  }
}

function isSame(one: string, other: string | undefined): boolean {
  return other !== undefined && Date.parse(one) === Date.parse(other)
}
