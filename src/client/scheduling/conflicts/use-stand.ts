import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Stand } from './stuck-move.ts'

/** Status, day, time, person and place as one line. */
export function useStand(): (stand: Stand) => string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return ({ start, end, who, where, status }) => {
    const time =
      start && end ? `${moments.dateAndTime(start)}–${moments.time(end)}` : words('scheduling.no-time')
    return [
      ...(status ? [labels(`enumeration.AppointmentStatus.${status}`)] : []),
      time,
      ...(who ? [words('scheduling.with-person', { who })] : []),
      ...(where ? [where] : []),
    ].join(', ')
  }
}
