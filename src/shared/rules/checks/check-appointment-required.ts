import type { AppointmentFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  type RuleCheck,
  skip,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'
import { localDate, localMoment } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

type AppointmentParams = Partial<Params<'AppointmentRequired'>>
type Judging = {
  readonly params: AppointmentParams
  readonly session: SessionFacts
  readonly appointment: AppointmentFacts
}
type Part = NonNullable<AppointmentParams['match']>[number]

const usual: readonly string[] = ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled']
const open: readonly string[] = ['proposed', 'pending', 'booked', 'arrived', 'checked-in', 'fulfilled']

/** Is the session tied to an appointment that fits it? (schemas/rules/appointment-required.json) */
export const checkAppointmentRequired: RuleCheck<'AppointmentRequired'> = (params, session, facts) => {
  const exempt: readonly string[] = params.exemptKinds ?? ['DocumentationNote']
  if (exempt.includes(facts.kind)) return skip('rules.appointment-required.exempt')
  if (facts.hasSession === false) return skip('rules.appointment-required.no-session')

  const { appointment } = session
  if (!appointment) return session.hasAppointment ? notChecked : whyNone(params, session)
  const parts: readonly Part[] = params.match ?? ['Patient', 'Date']
  const judging = { params, session, appointment }
  return worstOf([
    wrongStatus(judging),
    ...parts.map((part) => mismatches[part](judging)),
    tooFarAway(judging),
  ])
}

/** An appointment of the same day can be linked; else one may be made, where that is allowed. */
function whyNone(params: AppointmentParams, { appointmentsOfDay, timezone }: SessionFacts): Verdict {
  const waiting = (appointmentsOfDay ?? []).find((each) => !each.hasSession && open.includes(each.status))
  if (waiting?.start)
    return fail('rules.appointment-required.offer', { time: localMoment(waiting.start, timezone).time })
  return fail(
    params.walkInAllowed === false
      ? 'rules.appointment-required.missing'
      : 'rules.appointment-required.walk-in',
  )
}

/** A missed appointment fits only a session that was missed in the same way. */
function wrongStatus({ params, session, appointment: { status } }: Judging): Verdict {
  const allowed: readonly string[] = params.allowedStatuses ?? usual
  const isMissed = status === 'noshow' || status === 'cancelled'
  const fits = !isMissed || session.visitStatus === (status === 'noshow' ? 'NoShow' : 'Cancelled')
  return allowed.includes(status) && fits ? pass : fail('rules.appointment-required.status', { status })
}

const mismatches: { readonly [Of in Part]: (judging: Judging) => Verdict } = {
  Patient: ({ session: { patient }, appointment }) =>
    differs(patient && appointment.subjects.includes(patient.id))
      ? fail('rules.appointment-required.other', { other: appointment.display })
      : pass,
  Date: ({ session: { serviceDate, timezone }, appointment: { start } }) => {
    const date = start && localDate(start, timezone)
    return date && serviceDate && date !== serviceDate
      ? fail('rules.appointment-required.other-date', { date })
      : pass
  },
  Service: ({ session: { service }, appointment: { serviceId } }) =>
    differs(service && serviceId && service.id === serviceId)
      ? fail('rules.appointment-required.other-service')
      : pass,
  Practitioner: ({ session: { participants }, appointment: { owner } }) =>
    differs(participants && owner && participants.some(({ id }) => id === owner.id))
      ? fail('rules.appointment-required.other-practitioner')
      : pass,
  Program: ({ session: { program }, appointment: { programId } }) =>
    differs(program && programId && program.id === programId)
      ? fail('rules.appointment-required.other-program')
      : pass,
}

/** What one of the two does not say cannot differ. */
function differs(agrees: unknown): boolean {
  return agrees === false
}

function tooFarAway({ params, session: { start }, appointment }: Judging): Verdict {
  if (!start || !appointment.start) return pass
  const away = Math.abs(milliseconds(start) - milliseconds(appointment.start)) / 60_000
  return away <= (params.toleranceMinutes ?? 60)
    ? pass
    : fail('rules.appointment-required.away', { minutes: Math.round(away) })
}
