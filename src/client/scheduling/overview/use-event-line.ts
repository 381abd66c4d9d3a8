import { clockOf, type DayEvent, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'

/** An appointment in one short line of a month: when, and who or what. */
export function useEventLine(): (event: DayEvent) => string {
  const moments = useMoments()
  const labels = useLabels()
  return ({ appointment, from }) => {
    const { serviceType, title, kind } = appointment
    const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
    return `${moments.clock(clockOf(from))} ${whoOf(appointment) ?? what}`
  }
}
