import type {
  AppointmentFacts,
  OtherSession,
  ParticipantFacts,
  SessionFacts,
} from '#shared/rules/rule-facts.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  type Verdict,
} from '#shared/rules/verdict.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { milliseconds, type Span } from '#shared/time/span.ts'

type OverlapParams = Partial<Params<'SessionOverlap'>>
type Pair = {
  readonly params: OverlapParams
  readonly session: SessionFacts
  readonly other: OtherSession & Span
}

const usualPairs = [{ categoryA: 'case-management', categoryB: 'medication' }]

/** Does the session collide with another one of its practitioner or of its patient? Compared in UTC (schemas/rules/session-overlap.json). */
export const checkSessionOverlap: RuleCheck<'SessionOverlap'> = (params, session) => {
  const { start, end, others } = session
  if (!start || !end) return passWith('rules.session-overlap.no-times')
  if (!others) return notChecked

  const near = others.filter(hasTimes).filter((other) => meets({ start, end }, other, params))
  const pairs = near.map((other) => ({ params, session, other })).filter(isCompared)
  const scope = params.scope ?? 'Both'
  const asksPatientOnly = scope === 'Patient' || session.member !== undefined
  const mine = asksPatientOnly ? undefined : pairs.find(isOfPractitioner)
  if (mine) return sameAgain(mine) ?? collision(mine, 'practitioner')

  const theirs = scope === 'Practitioner' ? undefined : pairs.find(isOfPatient)
  if (theirs) return collision(theirs, 'patient')
  return bookedMeanwhile(params, session) ?? pass
}

function hasTimes(other: OtherSession): other is OtherSession & Span {
  return other.start !== undefined && other.end !== undefined
}

function meets(one: Span, other: Span, { toleranceMinutes = 0 }: OverlapParams): boolean {
  const from = Math.max(milliseconds(one.start), milliseconds(other.start))
  const until = Math.min(milliseconds(one.end), milliseconds(other.end))
  return until - from > toleranceMinutes * 60_000
}

function isCompared({ params, session, other }: Pair): boolean {
  const ignored: readonly string[] = params.ignoreVisitStatuses ?? ['NoShow', 'Cancelled']
  if (other.id === session.id || ignored.includes(other.visitStatus) || other.status === 'Cancelled')
    return false
  if (isOfSameMeeting(session, other)) return false
  if (params.includeDrafts === false && other.status !== 'Finished') return false
  return params.ignoreSameParent === false || !isOfSameParent(session, other)
}

/** The sessions of several people at one appointment do not collide; two of one person at it are the same one twice. */
function isOfSameMeeting({ appointmentId, patient }: SessionFacts, other: OtherSession): boolean {
  const isAnothers = other.patientId !== patient?.id
  return isAnothers && appointmentId !== undefined && other.appointmentId === appointmentId
}

function isOfSameParent(session: SessionFacts, other: OtherSession): boolean {
  if (other.parentId !== undefined && other.parentId === session.id) return true
  return session.parentId !== undefined && [other.id, other.parentId].includes(session.parentId)
}

function isOfPractitioner({ params, session, other }: Pair): boolean {
  const mine = performing(session.participants ?? [], params)
  return performing(other.participants, params).some((id) => mine.includes(id))
}

function performing(participants: readonly ParticipantFacts[], params: OverlapParams): readonly string[] {
  const roles: readonly string[] = params.roles ?? ['PrimaryPerformer']
  return participants.filter(({ type }) => roles.includes(type)).map(({ id }) => id)
}

function isOfPatient({ params, session, other }: Pair): boolean {
  if (!session.patient || other.patientId !== session.patient.id) return false

  const areBillable = [session.service, other.service].every((service) =>
    service?.flags?.includes('Billable'),
  )
  if (params.ignoreNonBillablePatient !== false && !areBillable) return false
  const categories = [session.service?.category, other.service?.category]
  const pairs = params.concurrentAllowed ?? usualPairs
  return !pairs.some(({ categoryA, categoryB }) => {
    return categories.includes(categoryA) && categories.includes(categoryB)
  })
}

/** The very same session kept twice, as when it was saved while offline. */
function sameAgain({ session, other }: Pair): Verdict | undefined {
  const isSame =
    other.status !== 'Finished' &&
    other.patientId === session.patient?.id &&
    milliseconds(other.start) === milliseconds(session.start ?? other.start)
  return isSame ? fail('rules.session-overlap.duplicate', clockTimes(session, other)) : undefined
}

function collision({ session, other }: Pair, side: 'practitioner' | 'patient'): Verdict {
  return fail(`rules.session-overlap.${side}`, {
    ...clockTimes(session, other),
    other: other.display,
    person: session.patient?.display ?? '',
    performer: other.participants.find(({ type }) => type === 'PrimaryPerformer')?.display ?? '',
  })
}

function clockTimes({ timezone }: SessionFacts, { start, end }: Span) {
  return { start: localMoment(start, timezone).time, end: localMoment(end, timezone).time }
}

/** Booked time for which there is no session yet, where the rule asks for that too. */
function bookedMeanwhile(params: OverlapParams, session: SessionFacts): Verdict | undefined {
  const { start, end, appointment, appointmentsOfDay, participants } = session
  if (params.includeAppointments !== true || !start || !end) return undefined
  if (!appointmentsOfDay) return notChecked

  const mine = performing(participants ?? [], params)
  const booked = appointmentsOfDay.filter(isWaiting).find((each) => {
    const concerns = mine.includes(each.owner?.id ?? '') || each.subjects.includes(session.patient?.id ?? '')
    return each.id !== appointment?.id && concerns && meets({ start, end }, each, params)
  })
  if (!booked) return undefined
  return fail('rules.session-overlap.practitioner', {
    ...clockTimes(session, booked),
    other: booked.display,
  })
}

function isWaiting(each: AppointmentFacts): each is AppointmentFacts & Span {
  const isBooked = each.status === 'booked' || each.status === 'arrived' || each.status === 'checked-in'
  return isBooked && !each.hasSession && each.start !== undefined && each.end !== undefined
}
