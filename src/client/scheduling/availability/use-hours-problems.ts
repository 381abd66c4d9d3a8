import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { equal } from '#shared/patch/equal.ts'
import { heldAlready } from '#shared/scheduling/hours/held-already.ts'
import { type HoursProblem, hoursProblems } from '#shared/scheduling/hours/hours-problems.ts'
import { schedulesAsked } from './hours-owner.ts'
import type { HoursWork } from './saving/use-hours.ts'

/** What is wrong or odd about the hours as they are typed; also that another schedule of the same owner holds on days that were chosen. */
export function useHoursProblems({ now, base }: Pick<HoursWork, 'now' | 'base'>): readonly HoursProblem[] {
  const input = useMemo(() => schedulesAsked(now.owner.id), [now.owner.id])
  const schedules = knownOf(useAnswer('schedule.query', input))?.items
  return useMemo(() => {
    const isAsBefore = base !== undefined && base.active === now.active && equal(base.period, now.period)
    const other = isAsBefore ? undefined : heldAlready({ ...now, id: base?.id }, schedules ?? [])
    const second: HoursProblem | undefined = other && {
      kind: 'second',
      stops: true,
      name: other.name,
      pointer: '/period',
    }
    return [...hoursProblems(now), ...(second ? [second] : [])]
  }, [now, base, schedules])
}
