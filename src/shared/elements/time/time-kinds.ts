import { durationOf, durationSeconds } from '#shared/answers/calendar.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { clock } from '#shared/elements/kind/shapes.ts'

/** Days, times and how long something took. */
export const timeKinds = {
  /** What is known of a date: a year, a month, a day or an instant. */
  Approximate: {
    holds: 'answer',
    shape: () => ({ type: 'string', format: 'approximate' }),
    text: (_, value, { moments }) => moments.approximate(String(value)),
    order: (value, { other }) =>
      typeof other === 'string' ? value.slice(0, Math.min(value.length, other.length, 10)) : undefined,
  },
  /** A calendar day. */
  Date: {
    holds: 'answer',
    shape: () => ({ type: 'string', format: 'date' }),
    text: (_, value, { moments }) => moments.date(String(value)),
    order: (value, { momentOf }) => momentOf(value),
    isMoment: true,
  },
  /** A moment with its offset. */
  DateTime: {
    holds: 'answer',
    shape: () => ({ type: 'string', format: 'date-time' }),
    text: (_, value, { moments }) => moments.dateAndTime(String(value)),
    order: (value, { momentOf }) => momentOf(value),
    isMoment: true,
  },
  /** How long something took, `H:MM:SS`; it counts in minutes. */
  Duration: {
    holds: 'answer',
    shape: () => ({ type: 'string', pattern: '^\\d{1,3}:[0-5]\\d:[0-5]\\d$' }),
    order: durationSeconds,
    score: (value) => {
      const seconds = durationSeconds(value)
      return seconds === undefined ? undefined : seconds / 60
    },
    calculated: (_, value) => (value < 0 || value >= 60_000 ? undefined : durationOf(Math.round(value))),
  },
  /** A time of day. */
  Time: {
    holds: 'answer',
    shape: () => clock,
    text: (_, value, { moments }) => moments.clock(String(value)),
  },
} satisfies ElementKinds
