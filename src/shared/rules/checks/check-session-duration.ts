import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { sessionMinutes } from '#shared/rules/session-minutes.ts'
import { fail, type Params, pass, type RuleCheck, skip } from '#shared/rules/verdict.ts'
import { milliseconds } from '#shared/time/span.ts'

type DurationParams = Partial<Params<'SessionDuration'>>

/** Is the length of the session allowed? (schemas/rules/session-duration.json) */
export const checkSessionDuration: RuleCheck<'SessionDuration'> = (params, session) => {
  const { start, end } = session
  if (start && end && milliseconds(end) <= milliseconds(start)) return fail('rules.session-duration.reversed')

  const minutes = minutesOf(session, params.basis ?? 'Direct')
  if (minutes === undefined)
    return params.requireTimes === false
      ? skip('rules.session-duration.no-times')
      : fail('rules.session-duration.missing')

  return judged(minutes, boundsOf(params, session), session)
}

type Bounds = { readonly min: number | undefined; readonly max: number | undefined }

function judged(minutes: number, { min, max }: Bounds, session: SessionFacts) {
  if ((min ?? 0) <= minutes && minutes <= (max ?? Number.POSITIVE_INFINITY)) return pass

  const service = session.service?.display ?? ''
  if (min !== undefined && max !== undefined)
    return fail('rules.session-duration.outside', { minutes, service, min, max })
  return min === undefined
    ? fail('rules.session-duration.too-long', { minutes, service, max: max ?? 0 })
    : fail('rules.session-duration.too-short', { minutes, service, min })
}

function boundsOf(params: DurationParams, session: SessionFacts): Bounds {
  const service = params.useServiceBounds === false ? undefined : session.service
  return { min: params.minMinutes ?? service?.minMinutes, max: params.maxMinutes ?? service?.maxMinutes }
}

/** Minutes of the session; a member's own minutes count wherever breaks would be taken off. */
function minutesOf(
  session: SessionFacts,
  basis: 'Session' | 'Direct' | 'PatientMinutes',
): number | undefined {
  if (session.ownMinutes !== undefined && basis !== 'Session') return session.ownMinutes
  return sessionMinutes(session, basis === 'Session' ? 'whole' : 'direct')
}
