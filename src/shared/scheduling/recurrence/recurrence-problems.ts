import type { Recurrence } from '#generated/types/recurrence.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { readDay } from '#shared/time/day-number.ts'
import { occurrencesOf } from './occurrences-of.ts'

/** What keeps a recurrence from saying when a series is, beyond its schema: each with its place below `at`. */
export function recurrenceProblems(recurrence: Recurrence, at: string): readonly Finding[] {
  const { weekdays, dayOfMonth, nthWeekday, month, frequency, start, end } = recurrence
  const isOfMonths = frequency === 'Monthly' || frequency === 'Annually'
  const said: readonly (readonly [boolean, string, string])[] = [
    [frequency !== 'Weekly' && weekdays !== undefined && weekdays.length > 0, 'weekdays', 'of-another-kind'],
    [!isOfMonths && dayOfMonth !== undefined, 'dayOfMonth', 'of-another-kind'],
    [!isOfMonths && nthWeekday !== undefined, 'nthWeekday', 'of-another-kind'],
    [frequency !== 'Annually' && month !== undefined, 'month', 'of-another-kind'],
    [dayOfMonth !== undefined && nthWeekday !== undefined, 'nthWeekday', 'two-days'],
    [nthWeekday?.nth === 0, 'nthWeekday/nth', 'no-such-day'],
    [end.until !== undefined && readDay(end.until) < readDay(start), 'end/until', 'ends-before-start'],
  ]
  const findings = said.filter(([isWrong]) => isWrong)
  if (findings.length > 0) return findings.map(([, place, code]) => problem(at, place, code))
  return occurrencesOf(recurrence).length === 0 ? [problem(at, 'frequency', 'no-such-day')] : []
}

function problem(at: string, place: string, code: string): Finding {
  return blocking(`${at}/${place}`, `scheduling.recurrence-${code}`)
}
