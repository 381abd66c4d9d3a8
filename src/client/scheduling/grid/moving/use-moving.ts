import { useEffect, useMemo, useState } from 'react'
import { useMayMove } from '#client/scheduling/acts/use-may-move.ts'
import { useMove } from '#client/scheduling/acts/use-move.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import {
  isSameTarget,
  type MoveStep,
  type MoveTarget,
  movedTo,
  steppedTarget,
  targetOf,
} from './move-target.ts'

type Asked = {
  readonly columns: readonly DayColumn[]
  /** By how many days a page of the calendar turns. */
  readonly pageDays: number
  /** Shows the page that holds a day. */
  readonly onShow: (date: string) => void
}

/** One appointment on its way to another time. */
type Underway = {
  readonly appointment: Appointment
  readonly target: MoveTarget
  /** `dragged` while the mouse holds it, `dropped` once it has let go. */
  readonly by: 'keys' | 'dragged' | 'dropped'
}

/** What can be done with an appointment on its way. */
export type Moving = ReturnType<typeof useMoving>

/**
 * Moving in the calendar, by keys or by mouse: where it would go, what that meets, which is asked while it is chosen and changes
 * nothing, and then taking it or leaving it.
 */
export function useMoving({ columns, pageDays, onShow }: Asked) {
  const words = useWords()
  const { timezone } = useMoments()
  const rights = useMayMove()
  const [underway, setUnderway] = useState<Underway>()
  const [landed, setLanded] = useState<Appointment>()
  const appointment = useNewest(underway?.appointment, columns)
  const target = underway?.target
  const moved = useMemo(
    () => appointment && target && movedTo(appointment, target, timezone),
    [appointment, target, timezone],
  )
  const onMoved = (start: string) => onShow(targetOf({ ...blank, start }, timezone)?.date ?? '')
  const trial = useMove({ appointment, moved, onMoved })
  const needsWord = trial.clashes.length > 0
  const sentence = useSentence(appointment, target)
  useTold(underway, sentence, trial)

  const begin = (wanted: Appointment, by: Underway['by']): MoveTarget | undefined => {
    const refusal = rights.refusal(wanted)
    const start = targetOf(wanted, timezone)
    if (refusal) notify(words(refusal))
    if (refusal || !start) return undefined
    setUnderway({ appointment: wanted, target: start, by })
    return start
  }
  const put = (next: MoveTarget) => {
    if (underway && !isSameTarget(next, underway.target)) setUnderway({ ...underway, target: next })
  }
  const confirm = async () => {
    if (!underway || trial.isMoving) return
    if (!moved) return setUnderway(undefined)
    if (!(await trial.move(needsWord && trial.canConfirm))) return
    setLanded(moved)
    setUnderway(undefined)
  }
  const step = (by: MoveStep) => {
    if (!target) return
    const open = columns.filter(({ person }) => rights.mayGoToOthers || person.id === target.person.id)
    const next = steppedTarget(target, by, { columns: open, pageDays })
    if (by === 'before' || by === 'after') onShow(next.date)
    put(next)
  }
  useDropped(underway, confirm)

  return {
    appointment,
    target,
    isDragged: underway?.by === 'dragged',
    sentence,
    ...trial,
    needsWord,
    begin,
    step,
    put,
    confirm,
    drop: () => underway && setUnderway({ ...underway, by: 'dropped' }),
    giveUp: () => {
      const from = appointment && targetOf(appointment, timezone)?.date
      if (from !== undefined && columns.every(({ date }) => date !== from)) onShow(from)
      setUnderway(undefined)
      announce(words('scheduling.move-left'))
    },
    /** What was moved last, until its place in the calendar has the focus. */
    landed,
    forgetLanded: () => setLanded(undefined),
    rights,
  }
}

const blank = { owner: { id: '', resourceType: 'Practitioner' } } as const

/** The appointment as the calendar has it by now: a change by somebody else is not overwritten unseen. */
function useNewest(
  appointment: Appointment | undefined,
  columns: readonly DayColumn[],
): Appointment | undefined {
  return useMemo(() => {
    if (!appointment) return undefined
    const events = columns.flatMap((column) => column.events)
    return events.find((event) => event.appointment.id === appointment.id)?.appointment ?? appointment
  }, [appointment, columns])
}

/** What has been let go is taken at once where nothing stands against it. */
function useDropped(underway: Underway | undefined, confirm: () => void): void {
  const isDropped = underway?.by === 'dropped'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been let go, and no other time
  useEffect(() => {
    if (isDropped) confirm()
  }, [isDropped])
}

/** Where an appointment would be, as one sentence. */
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

type Trial = Pick<ReturnType<typeof useMove>, 'clashes' | 'isTried' | 'failure'>

/** Says where it would be after each step of the keys, and what that meets as soon as it is known. */
function useTold(underway: Underway | undefined, sentence: string, { clashes, isTried, failure }: Trial) {
  const words = useWords()
  const labels = useLabels()
  const isByKeys = underway?.by === 'keys'
  useEffect(() => {
    if (isByKeys) announce(sentence)
  }, [isByKeys, sentence])

  const met = clashes.map(({ message, parameters }) => labels(message, parameters)).join(' ')
  const isKnown = underway !== undefined && isTried && !failure
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again for each place that was tried
  useEffect(() => {
    if (isKnown) announce(`${sentence} ${met === '' ? words('scheduling.move-free') : met}`)
  }, [isKnown, met])
}
