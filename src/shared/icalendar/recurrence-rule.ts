import { type ReadMoment, readMoment } from './clock-moment.ts'

/** A weekday of a rule: 1 is Monday; which one of its month or year, from the end when negative. */
export type RuleWeekday = { readonly weekday: number; readonly nth: number | undefined }

/** A recurrence rule of RFC 5545, 3.3.10, that repeats by days or longer; empty lists say nothing. */
export type RecurrenceRule = {
  readonly frequency: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY'
  readonly interval: number
  readonly count: number | undefined
  readonly until: ReadMoment | undefined
  readonly weekStart: number
  readonly months: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly seconds: readonly number[]
  readonly positions: readonly number[]
}

/** Why a rule cannot be followed: it is none, repeats more often than daily, or by another calendar than ours. */
export type RuleTrouble = 'rule-wrong' | 'rule-too-often' | 'rule-other-calendar'

/** So many times of one day no calendar of a person has. */
const mostTimes = 48

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const
const often = /^(HOURLY|MINUTELY|SECONDLY)$/
const known =
  /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|RSCALE|SKIP|BY(MONTH|WEEKNO|YEARDAY|MONTHDAY|DAY|HOUR|MINUTE|SECOND|SETPOS)|X-.*)$/

/** Reads a rule; what it may hold is bounded, so that no rule is a lot of work by its length alone. */
export function readRule(text: string): RecurrenceRule | RuleTrouble {
  const parts = partsOf(text)
  if (!parts || ![...parts.keys()].every((name) => known.test(name))) return 'rule-wrong'
  if (parts.has('RSCALE') || parts.has('SKIP')) return 'rule-other-calendar'
  if (often.test(parts.get('FREQ') ?? '')) return 'rule-too-often'
  const lists = listsOf(parts)
  const weekdays = weekdaysOf(parts.get('BYDAY'))
  const steps = stepsOf(parts)
  if (!lists || !weekdays || !steps) return 'rule-wrong'
  const { hours, minutes, seconds } = lists
  const times = [hours, minutes, seconds].reduce((all, each) => all * Math.max(1, each.length), 1)
  return times > mostTimes ? 'rule-too-often' : { ...steps, ...lists, weekdays }
}

type Steps = Pick<RecurrenceRule, 'frequency' | 'interval' | 'count' | 'until' | 'weekStart'>

function stepsOf(parts: ReadonlyMap<string, string>): Steps | undefined {
  const frequency = frequencies.find((each) => each === parts.get('FREQ'))
  const weekStart = names.indexOf(parts.get('WKST') ?? 'MO') + 1
  const interval = countOf(parts.get('INTERVAL') ?? '1')
  const count = countOf(parts.get('COUNT') ?? '')
  const until = readMoment(parts.get('UNTIL') ?? '')
  const isEndWrong =
    parts.has('UNTIL') !== (until !== undefined) || parts.has('COUNT') !== (count !== undefined)
  if (!frequency || !interval || weekStart === 0 || isEndWrong) return undefined
  return { frequency, interval, count, until, weekStart }
}

function partsOf(text: string): ReadonlyMap<string, string> | undefined {
  const parts = text
    .trim()
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '')
    .map((part) => part.split('='))
  const isWell = parts.every((part) => part.length === 2 && part[1] !== '')
  const read = new Map(parts.map(([name = '', value = '']) => [name.trim(), value.trim()]))
  return isWell && read.size === parts.length ? read : undefined
}

function countOf(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

type Lists = Pick<
  RecurrenceRule,
  'months' | 'weekNumbers' | 'yearDays' | 'monthDays' | 'hours' | 'minutes' | 'seconds' | 'positions'
>

function listsOf(parts: ReadonlyMap<string, string>): Lists | undefined {
  const numbers = (name: string, least: number, most: number) => numbersOf(parts.get(name), { least, most })
  const lists = {
    months: numbers('BYMONTH', 1, 12),
    weekNumbers: numbers('BYWEEKNO', -53, 53),
    yearDays: numbers('BYYEARDAY', -366, 366),
    monthDays: numbers('BYMONTHDAY', -31, 31),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60),
    positions: numbers('BYSETPOS', -366, 366),
  }
  const { months, weekNumbers, yearDays, monthDays, hours, minutes, seconds, positions } = lists
  if (!months || !weekNumbers || !yearDays || !monthDays || !hours || !minutes || !seconds || !positions)
    return undefined
  return { months, weekNumbers, yearDays, monthDays, hours, minutes, seconds, positions }
}

/** Nothing said is an empty list; undefined: one of them is no such number. Where counting goes from the end, 0 is none. */
function numbersOf(
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): readonly number[] | undefined {
  if (text === undefined) return []
  const all = text.split(',').map((each) => (/^[+-]?\d{1,3}$/.test(each) ? Number(each) : Number.NaN))
  const isRight = all.every((each) => each >= least && each <= most && (least >= 0 || each !== 0))
  return isRight ? [...new Set(all)].sort((one, other) => one - other) : undefined
}

function weekdaysOf(text: string | undefined): readonly RuleWeekday[] | undefined {
  if (text === undefined) return []
  const all = text.split(',').map((each) => /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(each.trim()))
  const read = all.flatMap((found) => {
    const nth = found?.[1] === undefined ? undefined : Number(found[1])
    const isRight = found && nth !== 0 && Math.abs(nth ?? 0) <= 53
    return isRight ? [{ weekday: names.indexOf(found[2] ?? '') + 1, nth }] : []
  })
  return read.length === all.length ? read : undefined
}
