import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { fail, pass, type RuleCheck, skip } from '#shared/rules/verdict.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { fromMilliseconds, milliseconds, type Span } from '#shared/time/span.ts'

/** Does the session cross midnight? What ends at 00:00 belongs to the day on which it began (schemas/rules/span-midnight.json). */
export const checkSpanMidnight: RuleCheck<'SpanMidnight'> = (params, session) => {
  const { service, timezone } = session
  const span = spanOf(session, params.useAppointmentTimes === true)
  if (!span) return skip('rules.span-midnight.no-times')
  if (service && (params.exemptServices ?? []).some(({ id }) => id === service.id))
    return skip('rules.span-midnight.exempt', { service: service.display })

  const firstDay = localDate(span.start, timezone)
  const lastDay = localDate(fromMilliseconds(milliseconds(span.end) - 1), timezone)
  if (firstDay === lastDay) return pass

  if (params.mode === 'Forbid')
    return fail('rules.span-midnight.forbidden', { service: service?.display ?? '' })
  if (params.mode !== 'AllowStartDate') return fail('rules.span-midnight.split')

  const max = params.maxHoursAfterMidnight ?? 24
  const midnight = milliseconds(daySpan(firstDay, timezone).end)
  const hours = (milliseconds(span.end) - midnight) / 3_600_000
  return hours <= max ? pass : fail('rules.span-midnight.too-long', { max })
}

/** Clock times that run backwards are the business of SessionDuration. */
function spanOf(session: SessionFacts, mayUseAppointment: boolean): Span | undefined {
  const { start, end } = session.start || !mayUseAppointment ? session : (session.appointment ?? session)
  return start && end && milliseconds(start) < milliseconds(end) ? { start, end } : undefined
}
