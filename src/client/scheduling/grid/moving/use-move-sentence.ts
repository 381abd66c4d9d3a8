import { useEffect } from 'react'
import type { useMove } from '#client/scheduling/acts/use-move.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { MovedBy, MoveTarget } from './move-target.ts'

type Asked = {
  readonly appointment: Appointment | undefined
  readonly target: MoveTarget | undefined
  readonly by: MovedBy | undefined
}

type Trial = Pick<ReturnType<typeof useMove>, 'clashes' | 'isTried' | 'failure'>

/** Where an appointment would be, as one sentence, said after each step of the keys; with what it meets as soon as that is known. */
export function useMoveSentence({ appointment, target, by }: Asked, trial: Trial): string {
  const words = useWords()
  const labels = useLabels()
  const sentence = useSentence(appointment, target)
  const { clashes, isTried, failure } = trial
  const met = clashes.map(({ message, parameters }) => labels(message, parameters)).join(' ')
  const whole = `${sentence} ${met === '' ? words('scheduling.move-free') : met}`
  const isKnown = by !== undefined && isTried && !failure
  const isByKeys = by === 'keys'

  useEffect(() => {
    if (isByKeys) announce(sentence)
  }, [isByKeys, sentence])
  useEffect(() => {
    if (isKnown) announce(whole)
  }, [isKnown, whole])
  return sentence
}

function useSentence(appointment: Appointment | undefined, target: MoveTarget | undefined): string {
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
