import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import type { SessionFacts } from './rule-facts.ts'

/** For rules, the minutes of a session, by clock times, by a typed number or by a count of increments; undefined when nothing was entered. */
export function sessionMinutes(session: SessionFacts, count: 'whole' | 'direct'): number | undefined {
  const { start, end, service } = session
  if (service?.sessionTimeUnit === 'TimeIncrements')
    return session.increments === undefined
      ? undefined
      : session.increments * (service.incrementMinutes ?? 15)
  if (service?.sessionTimeUnit === 'DurationMinutes' || !start || !end) return session.minutes
  return elapsedMinutes({ start, end }, count === 'whole' ? [] : session.breaks)
}

/** The minutes that count for units: a member's own ones, else those of the session without its breaks. */
export function directMinutes(session: SessionFacts): number | undefined {
  return session.ownMinutes ?? sessionMinutes(session, 'direct')
}
