import type { ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { AttendanceSaid } from '#client/notes/session/attendance-said.tsx'
import { AttendanceRadios } from '#client/person/checking-in/attendance-radios.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import {
  type Attendance,
  attendanceOf,
  attendances,
  withAttendance,
  withTimes,
} from '#shared/notes/group/attendance-of.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { nameOf } from './checks-of.ts'
import { useGuests } from './use-guests.ts'
import { useIsLocked } from './use-is-locked.ts'
import type { OpenPart } from './use-open-group.ts'
import './group.css'

type Props = {
  readonly members: readonly OpenPart[]
  readonly meeting: Encounter
}

/** Who was there: one row for each member; who came late or left early says when, who was not there says why. */
export function AttendanceGrid({ members, meeting }: Props): ReactNode {
  const words = useWords()
  const guests = useGuests(meeting)
  return (
    <section className="note-section group-attendance" aria-labelledby="group-attendance">
      <h2 id="group-attendance" tabIndex={-1}>
        {words('note.attendance')}
      </h2>
      <ul>
        {members.map((member) => (
          <li key={member.loaded.parts.note.id}>
            <span className="group-name">
              {nameOf(member)}
              {guests.has(member.loaded.parts.note.patient?.id ?? '') && (
                <small className="group-said">{words('person.guest')}</small>
              )}
            </span>
            <AttendanceChoice member={member} meeting={meeting} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = { readonly member: OpenPart; readonly meeting: Encounter }

/** How one member took part, and what belongs to that answer. */
export function AttendanceChoice({ member, meeting }: ChoiceProps): ReactNode {
  const words = useWords()
  const { encounter } = useSource(member.open)
  const isLocked = useIsLocked(member)
  if (!encounter) return null
  const chosen = attendanceOf(encounter, meeting)
  if (isLocked) return <AttendanceSaid chosen={chosen} encounter={encounter} />
  const choose = (attendance: Attendance) =>
    member.open.changeSession((known) => withAttendance(known, meeting, attendance))
  return (
    <div className="group-choice">
      <AttendanceRadios
        legend={words('note.attendance-of', { name: nameOf(member) })}
        choices={attendances.map((value) => ({ value, label: words(`note.attendance-${value}`) }))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === 'late' && <Clock member={member} encounter={encounter} end="start" />}
      {chosen === 'left-early' && <Clock member={member} encounter={encounter} end="end" />}
      {(chosen === 'no-show' || chosen === 'excused') && (
        <AbsenceReason member={member} encounter={encounter} />
      )}
    </div>
  )
}

type ClockProps = { readonly member: OpenPart; readonly encounter: Encounter; readonly end: 'start' | 'end' }

/** When a member came, or left, in the meeting's own zone. */
function Clock({ member, encounter, end }: ClockProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { period, timezone, minutes } = encounter
  const at = period?.[end]
  if (!at) return null
  const { date, time } = localMoment(at, timezone)
  const change = (typed: string) => {
    if (typed === '') return
    const { instant } = momentOf({ date, time: typed }, timezone)
    member.open.changeSession((known) => withTimes(known, { ...known.period, [end]: instant }))
  }
  return (
    <label className="group-clock">
      {words(end === 'start' ? 'note.came-at' : 'note.left-at')}
      <input
        type="time"
        value={time.slice(0, 5)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {minutes !== undefined && <small>{words('note.minutes-there', { minutes })}</small>}
      <span className="note-printed">{moments.time(at)}</span>
    </label>
  )
}

type AbsenceProps = { readonly member: OpenPart; readonly encounter: Encounter }

/** Why a member was not there, by the practice's list; it stands in the member's own session. */
function AbsenceReason({ member, encounter }: AbsenceProps): ReactNode {
  const words = useWords()
  const choose = (reason: CodedValue | undefined) =>
    member.open.changeSession((known) => {
      const { reason: _former, ...rest } = known.missedVisit ?? { outcome: 'NoShow' as const }
      return { ...known, missedVisit: { ...rest, ...(reason && { reason }) } }
    })
  return (
    <ListChoice
      list="cancellation-reason"
      label={words('note.absence-reason', { name: nameOf(member) })}
      empty={words('note.absence-reason-choose')}
      value={encounter.missedVisit?.reason?.code ?? ''}
      onChange={choose}
    />
  )
}
