import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { HoursProblem } from '#shared/scheduling/hours/hours-problems.ts'

/** A problem of the hours as a sentence, with its day where it stands alone. */
export function useProblemWords(): (problem: HoursProblem, isAlone?: boolean) => string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return ({ kind, weekday, date, name = '' }, isAlone) => {
    const day = date === undefined ? '' : moments.date(date)
    const said = words(`availability.problem-${kind}`, { day, name })
    if (!isAlone || kind === 'exception-end') return said
    const about = weekday ? labels(`enumeration.Weekday.${weekday}`) : day
    return about === '' ? said : `${about}: ${said}`
  }
}
