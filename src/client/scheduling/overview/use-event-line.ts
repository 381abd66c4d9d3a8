import { use } from 'react'
import { coloringContext, colorKey } from '#client/scheduling/day/coloring.ts'
import { clockOf, type DayEvent, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'

/** An appointment in one short line of a month: when, who or what, and what its colour says. */
export function useEventLine(): (event: DayEvent) => string {
  const { by } = use(coloringContext)
  const moments = useMoments()
  const labels = useLabels()
  return ({ appointment, from }) => {
    const { serviceType, title, kind } = appointment
    const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
    const shown = whoOf(appointment) ?? what
    const tone = colorKey(appointment, by)?.display
    return `${moments.clock(clockOf(from))} ${shown}${tone && tone !== shown ? ` · ${tone}` : ''}`
  }
}
