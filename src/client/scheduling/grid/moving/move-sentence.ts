import { useEffect } from 'react'
import type { useMove } from '#client/scheduling/acts/use-move.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { MoveTarget } from './move-target.ts'

/** Where an appointment would be, as one sentence. */
export function useMoveSentence(
  appointment: Appointment | undefined,
  target: MoveTarget | undefined,
): string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  if (!appointment || !target) return ''
  const { from, minutes, date, person } = target
  const end = (from + minutes) % (24 * 60)
  return words('scheduling.move-said', {
    what:
      whoOf(appointment) ?? appointment.title ?? labels(`enumeration.AppointmentKind.${appointment.kind}`),
    day: moments.shortDay(date),
    time: `${moments.clock(clockOf(from))}–${moments.clock(clockOf(end))}`,
    who: person.display,
    minutes,
    status: labels(`enumeration.AppointmentStatus.${appointment.status}`),
  })
}

/** By what an appointment is moved: `dragged` while the mouse holds it, `dropped` once it has let go. */
export type MovedBy = 'keys' | 'dragged' | 'dropped'

type Trial = Pick<ReturnType<typeof useMove>, 'clashes' | 'isTried' | 'failure'>

/** Says where it would be after each step of the keys, and what that meets as soon as it is known. */
export function useMoveTold(by: MovedBy | undefined, sentence: string, { clashes, isTried, failure }: Trial) {
  const words = useWords()
  const labels = useLabels()
  const isByKeys = by === 'keys'
  useEffect(() => {
    if (isByKeys) announce(sentence)
  }, [isByKeys, sentence])

  const met = clashes.map(({ message, parameters }) => labels(message, parameters)).join(' ')
  const isKnown = by !== undefined && isTried && !failure
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again for each place that was tried
  useEffect(() => {
    if (isKnown) announce(`${sentence} ${met === '' ? words('scheduling.move-free') : met}`)
  }, [isKnown, met])
}
