import type { GroupCorrection } from '#generated/enumerations/group-correction.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Reference } from '#generated/types/reference.ts'
import { withTimes } from './attendance-of.ts'

/** What an administrator sets right for one member of a group. */
export type Correction = {
  readonly visitStatus?: Encounter['visitStatus'] | undefined
  readonly absenceReason?: NonNullable<Encounter['missedVisit']>['reason'] | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly definition?: Reference | undefined
  readonly isRemoved?: boolean | undefined
}

/** Of which kinds the correction is. */
export function correctionsIn(asked: Correction): readonly GroupCorrection[] {
  const isAttendance = asked.visitStatus !== undefined || asked.absenceReason !== undefined
  const isTimes = asked.start !== undefined || asked.end !== undefined
  return [
    ...(isAttendance ? (['Attendance'] as const) : []),
    ...(isTimes ? (['Times'] as const) : []),
    ...(asked.isRemoved === true ? (['Members'] as const) : []),
    ...(asked.definition ? (['Definition'] as const) : []),
  ]
}

/** The member's session as it is corrected; undefined where it would end before it begins. */
export function correctedSession(session: Encounter, asked: Correction): Encounter | undefined {
  const start = asked.start ?? session.period?.start
  const end = asked.end ?? session.period?.end
  if (start && end && Date.parse(end) <= Date.parse(start)) return undefined
  const timed = asked.start || asked.end ? withTimes(session, { start, end }) : session
  return withStatus(timed, asked)
}

function withStatus(session: Encounter, { visitStatus = session.visitStatus, absenceReason }: Correction) {
  const { missedVisit, ...rest } = session
  if (visitStatus === 'Show') return { ...rest, visitStatus }
  const reason = absenceReason ?? missedVisit?.reason
  const outcome = visitStatus === 'NoShow' ? ('NoShow' as const) : ('Cancelled' as const)
  return { ...rest, visitStatus, missedVisit: { ...missedVisit, outcome, ...(reason && { reason }) } }
}
