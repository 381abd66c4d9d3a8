import type { Appointment } from '#generated/types/appointment.ts'
import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { Context } from '#server/operations/handler.ts'
import { judgeBooking, type Rebooking } from '#server/scheduling/booking/judge-booking.ts'
import { mayChange } from '#server/scheduling/booking/may-change.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { reasonsOf } from './series-answer.ts'

/** One of a series as it may be written, or what is in its way. */
export type JudgedRow =
  | { readonly kind: 'fits'; readonly row: Appointment }
  | { readonly kind: 'blocked'; readonly reasons: readonly SeriesReason[] }

/** Staff who write appointments at all may ask for series; what of them is judged for each appointment as for a plain write. */
export function mayAskForSeries({ actor }: Context): Outcome<void> {
  const flags = ['CanManageAppointments', 'CanManageOwnAppointments']
  return flags.some((flag) => hasFlag(actor.granted, flag))
    ? succeeded(undefined)
    : failed({ kind: 'forbidden', permission: 'CanManageOwnAppointments' })
}

/** Judges one as its plain write would be: who may not is refused as a whole, what only stands in the way is said. */
export async function judgedRow(context: Context, judging: Rebooking): Promise<Outcome<JudgedRow>> {
  const { before, after } = judging
  const change = before
    ? ({ operation: 'update', before, after } as const)
    : ({ operation: 'create', after } as const)
  const permitted = await mayChange(context, change)
  return permitted.ok ? judgedTime(context, judging) : permitted
}

/** Judges one without asking who asks: background work goes on with what somebody has asked for. */
export async function judgedTime(context: Context, judging: Rebooking): Promise<Outcome<JudgedRow>> {
  const judged = await judgeBooking(context, judging)
  if (judged.ok) return succeeded({ kind: 'fits', row: judged.value })
  const { failure } = judged
  const findings = failure.kind === 'conflict' || failure.kind === 'invalid' ? failure.findings : undefined
  return findings ? succeeded({ kind: 'blocked', reasons: reasonsOf(findings) }) : judged
}
