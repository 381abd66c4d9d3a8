import { useEffect, useMemo, useState } from 'react'
import { type MoveRights, useMayMove } from '#client/scheduling/acts/use-may-move.ts'
import { useMove } from '#client/scheduling/acts/use-move.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { localDate } from '#shared/time/local-moment.ts'
import {
  isLaneOpen,
  isSameTarget,
  type MovedBy,
  type MoveStep,
  type MoveTarget,
  movedTo,
  steppedTarget,
  targetOf,
} from './move-target.ts'
import { useMoveSentence } from './use-move-sentence.ts'

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
  /** In whose column it was taken up. */
  readonly from: Lane
  readonly target: MoveTarget
  readonly by: MovedBy
  /** It is asked how much of its series goes along. */
  readonly isAsking?: boolean
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
  const target = underway?.target
  const { appointment, moved } = useMoved(underway, columns)
  const onMoved = (start: string) => onShow(localDate(start, timezone))
  const answer = useMove({ appointment, moved, onMoved, onBack: setLanded })
  // A series is never moved without a connection; its dialog says so.
  const trial = { ...answer, isUnasked: answer.isUnasked && !appointment?.series }
  const said = useMoveSentence({ appointment, target, by: underway?.by, columns }, trial)

  const begin = useBegin(rights, setUnderway)
  const put = (next: MoveTarget) => {
    if (underway && !isSameTarget(next, underway.target)) setUnderway({ ...underway, target: next })
  }
  const haveMoved = () => {
    setLanded(moved)
    setUnderway(undefined)
  }
  const confirm = async () => {
    if (!underway || trial.isMoving) return
    if (!moved) return setUnderway(undefined)
    if (moved.series) return setUnderway({ ...underway, isAsking: true })
    if (await trial.move(trial.needsWord && trial.canConfirm)) haveMoved()
  }
  const step = (by: MoveStep) => {
    if (!target) return
    const next = steppedTarget(target, by, { columns: openColumns(columns, rights, target), pageDays })
    if (by === 'before' || by === 'after') onShow(next.date)
    put(next)
  }
  const giveUp = () => {
    const from = appointment && underway && targetOf(appointment, timezone, underway.from)?.date
    if (from !== undefined && columns.every(({ date }) => date !== from)) onShow(from)
    setUnderway(undefined)
    announce(words('scheduling.move-left'))
  }
  useDropped(underway, confirm)

  return {
    appointment,
    target,
    isDragged: underway?.by === 'dragged',
    ...said,
    ...trial,
    begin,
    step,
    put,
    confirm,
    ...askingOf(underway, moved, setUnderway),
    haveMoved,
    drop: () => underway && setUnderway({ ...underway, by: 'dropped' }),
    giveUp,
    /** What was moved last, until its place in the calendar has the focus. */
    ...{ landed, forgetLanded: () => setLanded(undefined), rights },
  }
}

/** The appointment as it is to be, while it is asked how much of its series goes along, and how to stop asking. */
function askingOf(
  underway: Underway | undefined,
  moved: Appointment | undefined,
  put: (underway: Underway) => void,
) {
  return {
    asked: underway?.isAsking ? moved : undefined,
    stopAsking: () => underway && put({ ...underway, isAsking: false }),
  }
}

/** Takes an appointment up, or says why it is not moved. */
function useBegin(rights: MoveRights, take: (underway: Underway) => void) {
  const words = useWords()
  const { timezone } = useMoments()
  return (appointment: Appointment, from: Lane, by: MovedBy): MoveTarget | undefined => {
    const refusal = rights.refusal(appointment)
    if (refusal) notify(words(refusal))
    const target = refusal ? undefined : targetOf(appointment, timezone, from)
    if (target) take({ appointment, from, target, by })
    return target
  }
}

/** The columns into which it may go. */
function openColumns(columns: readonly DayColumn[], { mayGoToOthers }: MoveRights, target: MoveTarget) {
  return columns.filter(({ lane }) => isLaneOpen(lane, target, mayGoToOthers))
}

/**
 * The appointment as the calendar has it by now, so that a change by somebody else is not overwritten unseen, and as it is to be;
 * the same object as long as neither changes.
 */
function useMoved(underway: Underway | undefined, columns: readonly DayColumn[]) {
  const { timezone } = useMoments()
  const { appointment: begun, target, from } = underway ?? {}
  const appointment = useMemo(() => {
    const events = columns.flatMap((column) => column.events)
    return events.find((event) => event.appointment.id === begun?.id)?.appointment ?? begun
  }, [begun, columns])
  const moved = useMemo(
    () => appointment && target && from && movedTo(appointment, target, { timezone, from }),
    [appointment, target, timezone, from],
  )
  return { appointment, moved }
}

/** What has been let go is taken at once where nothing stands against it. */
function useDropped(underway: Underway | undefined, confirm: () => void): void {
  const isDropped = underway?.by === 'dropped'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been let go, and no other time
  useEffect(() => {
    if (isDropped) confirm()
  }, [isDropped])
}
