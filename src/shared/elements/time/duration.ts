import { durationOf, durationSeconds } from '#shared/answers/calendar.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** How long something took, `H:MM:SS`; it counts in minutes. */
export const duration: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', pattern: '^\\d{1,3}:[0-5]\\d:[0-5]\\d$' }),
  order: durationSeconds,
  score: (value) => {
    const seconds = durationSeconds(value)
    return seconds === undefined ? undefined : seconds / 60
  },
  calculated: (_, value) => (value < 0 || value >= 60_000 ? undefined : durationOf(Math.round(value))),
}
