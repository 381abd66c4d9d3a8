import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { isFull } from '#client/scheduling/booking/state/is-full.ts'
import { isOwed } from '#client/scheduling/owed/owed-appointments.ts'
import { useFreedTime } from '#client/scheduling/waiting/use-freed-time.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { diff } from '#shared/patch/diff.ts'
import { isSilent } from './is-silent.ts'
import { useKeepMove } from './use-keep-move.ts'

type Asked = {
  /** Undefined while none is being moved. */
  readonly appointment: Appointment | undefined
  /** The appointment as it is to be; undefined while nothing is changed, or while what is entered makes no time. */
  readonly moved: Appointment | undefined
  readonly onMoved: (start: string) => void
  /** Hears of the appointment once it is where it was before. */
  readonly onBack?: ((back: Appointment) => void) | undefined
}

/** What stands against a time: what it meets, that the appointment is another one by now, or why it cannot be had at all. */
type Verdict = {
  readonly clashes: readonly Finding[]
  /** The server has said so. */
  readonly isTried?: true
  /** Nothing can be booked beside what it meets. */
  readonly isFull?: boolean
  readonly isOlder?: true
  /** Nobody answers, so what it meets is not known. */
  readonly isUnasked?: true
  readonly failure?: SeenFailure
}

const unknown: Verdict = { clashes: [] }
const free: Verdict = { clashes: [], isTried: true }
const unasked: Verdict = { clashes: [], isTried: true, isUnasked: true }

/** The way to another time: while it is chosen the server is asked whether it can be had, and nothing is changed by that; then it is taken, and can be given back. */
export function useMove({ appointment, moved, onMoved, onBack }: Asked) {
  const words = useWords()
  const [isMoving, setMoving] = useState(false)
  const [verdict, setVerdict] = useTrial(appointment, moved)
  const { clashes, failure, isFull: isTaken = false } = verdict
  const keep = useKeepMove(onMoved)
  const told = useTold({ onMoved, onBack })

  const refused = (refusal: SeenFailure): false => {
    const found = verdictOf(refusal)
    setVerdict(found)
    if (found.isOlder) {
      refreshAnswers('Appointment')
      notify(words('scheduling.changed-meanwhile'))
    }
    return false
  }
  const move = async (confirmed: boolean): Promise<boolean> => {
    if (!appointment || !moved?.start) return false
    // What waits already is followed by what is wanted later.
    if (isSilent() || isOwed(appointment.id)) return keep(appointment, moved)
    setMoving(true)
    const outcome = await send('appointment.patch', { ...patchOf(appointment, moved), confirmed })
    setMoving(false)
    if (!outcome.ok) return isSilent(outcome.failure) ? keep(appointment, moved) : refused(outcome.failure)
    told(outcome.value, appointment)
    onMoved(moved.start)
    return true
  }

  return {
    move,
    isMoving,
    clashes,
    failure,
    /** It meets something, so it is taken only by somebody's word. */
    needsWord: clashes.length > 0,
    canConfirm: !isTaken,
    isTried: verdict.isTried === true,
    isUnasked: verdict.isUnasked === true,
  }
}

/** Says where it is now, with the way back, and with the way to those who wait for the time that it has left. */
function useTold({ onMoved, onBack }: Pick<Asked, 'onMoved' | 'onBack'>) {
  const words = useWords()
  const moments = useMoments()
  const freedBy = useFreedTime()
  const go = useGo()
  const moveBack = async (now: Appointment, before: Appointment): Promise<void> => {
    // Nobody has seen what stands at the former time by now: where it is taken, that is said.
    const outcome = await send('appointment.patch', patchOf(now, takenBack(now, before)))
    notify(words(outcome.ok ? 'scheduling.moved-back' : 'scheduling.not-moved-back'))
    if (!outcome.ok || !before.start) return
    onMoved(before.start)
    onBack?.(outcome.value)
  }

  return (now: Appointment, before: Appointment): void => {
    const when = moments.dateAndTime(now.start ?? '')
    const { owner } = now
    const isSameOwner = owner.id === before.owner.id
    const said = isSameOwner
      ? words('scheduling.moved', { when })
      : words('scheduling.moved-to', { when, who: owner.display ?? '' })
    const back = {
      label: words('scheduling.move-back'),
      act: () => moveBack(now, before),
      isUndo: true,
    } as const
    const freed = isSameOwner && now.start === before.start ? undefined : freedBy(before)
    const waiting = { label: words('waiting.tell-left'), act: () => go(freed ?? '/waitlist') }
    notify(said, back, freed === undefined ? undefined : waiting)
  }
}

/** As it is now, in the time, the place and the hands of before. */
function takenBack(now: Appointment, before: Appointment): Appointment {
  const { start, end, duration, mode, location, resources, owner, attendees, schedule } = before
  const { location: _, schedule: __, resources: ___, ...kept } = now
  return {
    ...kept,
    mode,
    duration,
    owner,
    ...(attendees && { attendees }),
    ...(schedule && { schedule }),
    ...(start && { start }),
    ...(end && { end }),
    ...(location && { location }),
    ...(resources && { resources }),
  }
}

/** What the server says to a time, as soon as somebody rests on it. */
function useTrial(appointment: Appointment | undefined, moved: Appointment | undefined) {
  const [verdict, setVerdict] = useState(unknown)
  const [rested] = useDebouncedValue(moved, 300)
  useEffect(() => {
    let isCurrent = true
    setVerdict(unknown)
    if (appointment && moved && rested === moved && isSilent()) setVerdict(unasked)
    else if (appointment && moved && rested === moved)
      send('appointment.patch', { ...patchOf(appointment, moved), dryRun: true }).then((outcome) => {
        if (isCurrent) setVerdict(outcome.ok ? free : verdictOf(outcome.failure))
      })
    return () => {
      isCurrent = false
    }
  }, [rested, moved, appointment])
  return [verdict, setVerdict] as const
}

function patchOf(appointment: Appointment, wanted: Appointment) {
  const { id, meta } = appointment
  return { id, versionId: meta.versionId, operations: diff(appointment, wanted) }
}

function verdictOf(failure: SeenFailure): Verdict {
  if (isSilent(failure)) return unasked
  if (failure.kind !== 'conflict') return { clashes: [], isTried: true, failure }
  if (failure.versionId !== undefined) return { clashes: [], isOlder: true }
  return { clashes: failure.findings ?? [], isTried: true, isFull: isFull(failure) }
}
