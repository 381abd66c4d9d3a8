import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import {
  fail,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'
import { businessDaysBetween, compareApproximate, daysBetween, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, localMoment } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

type DateParams = Partial<Params<'ServiceDate'>>
type Judging = {
  readonly params: DateParams
  readonly session: SessionFacts
  readonly facts: RuleFacts
  readonly date: string
}

/** In a life after death only these services still make sense. */
const afterDeath: readonly string[] = ['coordination', 'indirect']
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Is the date of service allowed? The first doubt speaks (schemas/rules/service-date.json). */
export const checkServiceDate: RuleCheck<'ServiceDate'> = (params, session, facts) => {
  const date = session.serviceDate
  if (!date) return skip('rules.service-date.no-date')

  return worstOf(doubts.map((doubt) => doubt({ params, session, facts, date })))
}

const doubts: readonly ((judging: Judging) => Verdict)[] = [
  inFuture,
  notYetOver,
  tooLongAgo,
  outsideEpisode,
  afterDeathDate,
  inClosedPeriod,
  onWrongWeekday,
]

function inFuture({ params, session, facts, date }: Judging): Verdict {
  if (params.notInFuture === false) return pass
  if (date > localDate(facts.now, session.timezone)) return fail('rules.service-date.future', { date })

  const ahead = session.start ? milliseconds(session.start) - milliseconds(facts.now) : 0
  return ahead > (params.futureToleranceMinutes ?? 15) * 60_000
    ? fail('rules.service-date.future', { date })
    : pass
}

function notYetOver({ params, session, facts }: Judging): Verdict {
  if (params.requireEndBeforeNow === false || !session.end || session.visitStatus !== 'Show') return pass
  if (milliseconds(session.end) <= milliseconds(facts.now)) return pass
  return fail('rules.service-date.not-ended', { time: localMoment(session.end, session.timezone).time })
}

function tooLongAgo({ params, session, facts, date }: Judging): Verdict {
  if (params.maxDaysBack === undefined) return pass

  const today = localDate(facts.now, session.timezone)
  const days =
    params.countDays === 'Business'
      ? businessDaysBetween(date, today, facts.holidays)
      : daysBetween(date, today)
  return days > params.maxDaysBack
    ? fail('rules.service-date.too-old', { date, max: params.maxDaysBack })
    : pass
}

function outsideEpisode({ params, session, date }: Judging): Verdict {
  const { episode } = session
  if (params.withinEpisode === false || !episode) return pass
  if (episode.start <= date && date <= (episode.end ?? date)) return pass
  return fail('rules.service-date.outside-episode', { date, start: episode.start, end: episode.end ?? '…' })
}

function afterDeathDate({ params, session, date }: Judging): Verdict {
  const { deathDate } = session
  if (params.notAfterDeath === false || !deathDate || afterDeath.includes(session.service?.category ?? ''))
    return pass

  const { order, isCertain } = compareApproximate(date, deathDate)
  if (order > 0) return fail('rules.service-date.after-death', { date, death: deathDate })
  return order === 0 && !isCertain
    ? passWith('rules.service-date.near-death', { date, death: deathDate })
    : pass
}

function inClosedPeriod({ params, date }: Judging): Verdict {
  const closed = params.closedThrough
  return closed && date <= closed ? fail('rules.service-date.closed', { closed }) : pass
}

function onWrongWeekday({ params, date }: Judging): Verdict {
  const weekday = weekdayNames[weekdayOf(date) - 1]
  if (!params.weekdays || params.weekdays.length === 0 || !weekday || params.weekdays.includes(weekday))
    return pass
  return fail('rules.service-date.weekday', { date })
}
