import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { awaitAcceptance } from '#server/scheduling/acceptance/await-acceptance.ts'
import { judgeGuests } from '#server/scheduling/meetings/judge-guests.ts'
import { afterMove } from '#server/scheduling/statuses/after-move.ts'
import { attendeesFollow } from '#server/scheduling/statuses/attendees-follow.ts'
import { checkStatus } from '#server/scheduling/statuses/check-status.ts'
import { aroundFindings } from '#server/scheduling/surrounding/around-findings.ts'
import { patientFindings } from '#server/scheduling/surrounding/patient-findings.ts'
import { serviceFindings } from '#server/scheduling/surrounding/service-findings.ts'
import { videoFindings } from '#server/scheduling/surrounding/video-findings.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { checkShape } from './check-shape.ts'
import { clashFindings } from './clash-findings.ts'
import { unfitFindings } from './unfit-findings.ts'

/** An appointment as it was and as it is wanted, and the others that give up their time in the same act. */
export type Rebooking = {
  readonly before?: Appointment | undefined
  readonly after: Appointment
  readonly leaving?: ReadonlySet<string>
  /** What its patients meet that day, where that was asked for together with others. */
  readonly ofPatients?: readonly Finding[] | undefined
}

/** The appointment as this asker may book it: in a calendar whose owner decides on it, it waits; all else is judged as for everybody. */
export async function judgeBooking(context: Context, rebooking: Rebooking): Promise<Outcome<Appointment>> {
  const shaped = checkShape(rebooking.after, context.now.iso)
  if (!shaped.ok) return shaped
  const waiting = await awaitAcceptance(context, shaped.value, rebooking.before)
  return waiting.ok ? judgeTime(context, { ...rebooking, after: waiting.value }) : waiting
}

/** The appointment as it may stand in the calendar: a shape that makes sense, a status that may follow, guests who are enrolled, time that is free, what its program offers, and what stands around the time. Whose word it needs is not asked here. */
export async function judgeTime(
  context: Context,
  { before, after, leaving = new Set(), ofPatients }: Rebooking,
): Promise<Outcome<Appointment>> {
  const shaped = checkShape(after, context.now.iso)
  if (!shaped.ok) return shaped
  const moved = await checkStatus(context, before, attendeesFollow(shaped.value, before))
  if (!moved.ok) return moved
  const guests = await judgeGuests(context, afterMove(context, moved.value, before), before)
  if (!guests.ok) return guests

  const findings = await clashFindings(context, guests.value, { before, leaving })
  if (!findings.ok) return findings
  const unfit = await unfitFindings(context, guests.value, before)
  if (!unfit.ok) return unfit
  const surrounding = await surroundingOf(context, { before, after: guests.value, leaving, ofPatients })
  if (!surrounding.ok) return surrounding
  const all = [...findings.value, ...unfit.value, ...surrounding.value]
  const because = becauseOf(findings.value, surrounding.value)
  return all.length > 0 ? failed({ kind: 'conflict', because, findings: all }) : guests
}

/** What stands around the wanted time: its hours and places, its service, the way in which people meet, and its patients. */
async function surroundingOf(
  context: Context,
  { before, after, leaving, ofPatients }: Rebooking,
): Promise<Outcome<readonly Finding[]>> {
  const around = await aroundFindings(context, after, before)
  if (!around.ok) return around
  const ofService = await serviceFindings(context, { before, after })
  if (!ofService.ok) return ofService
  const byVideo = await videoFindings(context, { before, after })
  if (!byVideo.ok) return byVideo
  const patients = ofPatients
    ? succeeded([ofPatients])
    : await patientFindings(context, [{ before, after }], leaving)
  if (!patients.ok) return patients
  return succeeded([...around.value, ...ofService.value, ...byVideo.value, ...patients.value.flat()])
}

function becauseOf(taken: readonly Finding[], around: readonly Finding[]): string {
  if (taken.length > 0) return 'scheduling.busy'
  return around.length > 0 ? 'scheduling.look-first' : 'scheduling.unfit'
}
