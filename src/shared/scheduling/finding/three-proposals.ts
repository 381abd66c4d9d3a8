import { localDate } from '#shared/time/local-moment.ts'
import type { FreeTime } from './free-times.ts'

/** How many times are proposed first. */
export const mostProposals = 3

/** What is proposed first: the first time that is free, then the first of other days, so that there is a choice; where there are too few days, the next of the same. */
export function threeProposals(times: readonly FreeTime[], zone: string): readonly FreeTime[] {
  const starts = firstOf(times, ({ start }) => start)
  const days = firstOf(starts, ({ start }) => localDate(start, zone)).slice(0, mostProposals)
  const others = starts.filter((time) => !days.includes(time)).slice(0, mostProposals - days.length)
  return [...days, ...others].toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** The first of each key, in order. */
function firstOf(times: readonly FreeTime[], keyOf: (time: FreeTime) => string): readonly FreeTime[] {
  const first = new Map<string, FreeTime>()
  for (const time of times) if (!first.has(keyOf(time))) first.set(keyOf(time), time)
  return [...first.values()]
}
