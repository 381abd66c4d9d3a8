import { weekdays } from '#generated/enumerations/weekday.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { readDay, writeDay } from '#shared/time/day-number.ts'
import { mostOccurrences, occurrencesOf } from './occurrences-of.ts'

/** Where a series is split: at the occurrence of this number, whose days are from then on so many days later. */
export type Split = { readonly index: number; readonly days: number }

/**
 * The rule of a series from one of its occurrences on, all days moved by as many; undefined where no rule says these days, as the
 * day after each first Monday of a month. The occurrence becomes number 0.
 */
export function seriesFrom(recurrence: Recurrence, split: Split): Recurrence | undefined {
  const whole = plannedOf(recurrence)
  const planned = whole.slice(split.index)
  const [first] = planned
  if (first === undefined) return undefined

  const moved = movedRule(recurrence, split, first + split.days)
  if (!moved) return undefined
  const wanted = planned.map((day) => day + split.days)
  const given = plannedOf(moved)
  const endsAlike = given.length === wanted.length || whole.length === mostOccurrences
  return endsAlike && wanted.every((day, at) => day === given[at]) ? moved : undefined
}

/** The days that the rule gives, as numbers, whatever is left out of them. */
function plannedOf(recurrence: Recurrence): readonly number[] {
  return occurrencesOf({ ...recurrence, exceptions: [], holidays: 'Keep' }).map(({ plannedDay }) =>
    readDay(plannedDay),
  )
}

function movedRule(recurrence: Recurrence, { index, days }: Split, start: number): Recurrence | undefined {
  const { end, exceptions, weekdays: chosen, dayOfMonth, nthWeekday } = recurrence
  if (nthWeekday && days !== 0) return undefined
  const left = (exceptions ?? []).map((day) => readDay(day) + days).filter((day) => day >= start)
  const { exceptions: _exceptions, ...rest } = recurrence
  return {
    ...rest,
    start: writeDay(start),
    end: endFrom(end, { index, days }),
    ...(chosen && { weekdays: chosen.map((weekday) => weekdayAfter(weekday, days)) }),
    ...(dayOfMonth !== undefined && { dayOfMonth: dayOfMonth + days }),
    ...(left.length > 0 && { exceptions: left.map(writeDay) }),
  }
}

function endFrom({ count, until }: Recurrence['end'], { index, days }: Split): Recurrence['end'] {
  if (count !== undefined) return { count: count - index }
  return until === undefined ? {} : { until: writeDay(readDay(until) + days) }
}

function weekdayAfter(weekday: (typeof weekdays)[number], days: number): (typeof weekdays)[number] {
  const at = (((weekdays.indexOf(weekday) + days) % 7) + 7) % 7
  return weekdays[at] ?? weekday
}
