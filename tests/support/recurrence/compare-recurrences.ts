import fc from 'fast-check'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { occurrencesOf } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { placeOccurrence } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { recurrenceProblems } from '#shared/scheduling/recurrence/recurrence-problems.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { randomRecurrence, randomTime } from './random-recurrence.ts'
import { secondRecurrence } from './second-recurrence.ts'

/** For tests: what came of a comparison: how many rules both define, how many were left out and why, and those that differ. */
export type Comparison = {
  readonly compared: number
  readonly leftOut: Readonly<Record<Reason, number>>
  readonly different: readonly { readonly recurrence: Recurrence; readonly time: string }[]
}

/**
 * Why the two do not define the same:
 * - `no day`: our check refuses the rule, such as 30 February each year; RFC 5545, section 3.3.10, gives it no day at all.
 * - `gap`: a clock time that its day lacks. RFC 5545, section 3.3.10, leaves the day out; we move it forward by the gap. A first
 *   day that lacks it is read by section 3.3.5 as the time behind the gap, which the other one then keeps on all days.
 */
type Reason = 'no day' | 'gap'

/** For tests: compares the first occurrences of random rules with those of a second implementation. */
export function compareRecurrences({
  seed,
  rules,
  most,
}: {
  readonly seed: number
  readonly rules: number
  readonly most: number
}): Comparison {
  const leftOut = { 'no day': 0, gap: 0 }
  const different: { recurrence: Recurrence; time: string }[] = []
  let compared = 0
  for (const [recurrence, time] of fc.sample(fc.tuple(randomRecurrence, randomTime), {
    numRuns: rules,
    seed,
  })) {
    const reason = reasonOf(recurrence, time, most)
    if (reason) {
      leftOut[reason] += 1
      continue
    }
    compared += 1
    const ours = momentsOf(recurrence, time, most)
    const theirs = secondRecurrence(recurrence, { time, most: ours.length })
    if (ours.some((moment, index) => moment !== theirs[index])) different.push({ recurrence, time })
  }
  return { compared, leftOut, different }
}

function momentsOf(recurrence: Recurrence, time: string, most: number): readonly number[] {
  const place = { time, zone: recurrence.timezone, minutes: 50 }
  return occurrencesOf(recurrence)
    .slice(0, most)
    .map(({ day }) => milliseconds(placeOccurrence(day, place).start))
}

function reasonOf(recurrence: Recurrence, time: string, most: number): Reason | undefined {
  if (recurrenceProblems(recurrence, '').length > 0) return 'no day'
  const occurrences = occurrencesOf(recurrence).slice(0, most)
  const days = [recurrence.start, ...occurrences.map(({ day }) => day)]
  const isInGap = days.some((day) => momentOf({ date: day, time }, recurrence.timezone).oddity === 'gap')
  return isInGap ? 'gap' : undefined
}
