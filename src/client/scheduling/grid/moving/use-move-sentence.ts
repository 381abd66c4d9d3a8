import { useEffect } from 'react'
import type { useMove } from '#client/scheduling/acts/use-move.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import { type MovedBy, type MoveTarget, metAt } from './move-target.ts'

type Asked = {
  readonly appointment: Appointment | undefined
  readonly target: MoveTarget | undefined
  readonly by: MovedBy | undefined
  readonly columns: readonly DayColumn[]
}

type Trial = Pick<ReturnType<typeof useMove>, 'clashes' | 'isTried' | 'isUnasked' | 'failure'>

/** Where an appointment would be, as one sentence, said after each step of the keys; with what it meets as soon as that is known. */
export function useMoveSentence({ appointment, target, by, columns }: Asked, trial: Trial) {
  const words = useWords()
  const labels = useLabels()
  const sentence = useSentence(appointment, target)
  const { clashes, isTried, isUnasked, failure } = trial
  const refused = clashes.map(({ message, parameters }) => labels(message, parameters))
  // What somebody's schedule takes at once is nothing to ask about; what stands there is said all the same.
  const meets = useMeets(columns, appointment, target)
  const against = refused.length > 0 ? refused : meets
  const free = isUnasked ? [] : [words('scheduling.move-free')]
  const unasked = isUnasked ? [words('scheduling.move-unasked')] : []
  const whole = [sentence, ...(against.length > 0 ? against : free), ...unasked].join(' ')
  const isKnown = by !== undefined && isTried && !failure
  const isByKeys = by === 'keys'

  useEffect(() => {
    if (isByKeys) announce(sentence)
  }, [isByKeys, sentence])
  useEffect(() => {
    if (isKnown) announce(whole)
  }, [isKnown, whole])
  return { sentence, meets: refused.length > 0 ? [] : meets }
}

/** What of the calendar stands at that time, as far as it is shown. */
function useMeets(
  columns: readonly DayColumn[],
  appointment: Appointment | undefined,
  target: MoveTarget | undefined,
): readonly string[] {
  const words = useWords()
  const moments = useMoments()
  if (!target) return []
  const clockTimes = ({ from, to }: DaySpan) =>
    `${moments.clock(clockOf(from))}–${moments.clock(clockOf(to % (24 * 60)))}`
  const { events, unseen } = metAt(columns, target, appointment?.id)
  return [
    ...events.map((event) =>
      words('scheduling.meets', {
        time: clockTimes(event),
        who: whoOf(event.appointment) ?? event.appointment.display,
      }),
    ),
    ...unseen.map((span) =>
      words('scheduling.busy-unseen-person', { time: clockTimes(span), who: target.lane.display }),
    ),
  ]
}

function useSentence(appointment: Appointment | undefined, target: MoveTarget | undefined): string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  if (!appointment || !target) return ''
  const { from, minutes, date, lane } = target
  const end = (from + minutes) % (24 * 60)
  const where = lane.kind === 'room' || lane.kind === 'location' ? { where: lane.display } : undefined
  return words(where ? 'scheduling.move-said-place' : 'scheduling.move-said', {
    where: '',
    ...where,
    what:
      whoOf(appointment) ?? appointment.title ?? labels(`enumeration.AppointmentKind.${appointment.kind}`),
    day: moments.shortDay(date),
    time: `${moments.clock(clockOf(from))}–${moments.clock(clockOf(end))}`,
    who: lane.kind === 'person' ? lane.display : (appointment.owner.display ?? ''),
    minutes,
    status: labels(`enumeration.AppointmentStatus.${appointment.status}`),
  })
}
