import type { ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { attendanceChoiceOf, attendanceChoices } from '#client/person/checking-in/attendance-choice.ts'
import { AttendanceRadios } from '#client/person/checking-in/attendance-radios.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { AttendanceTime } from './attendance-time.tsx'
import type { useAttendance } from './use-attendance.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]

type Props = {
  readonly meeting: Appointment
  readonly attendee: Attendee
  readonly acts: ReturnType<typeof useAttendance>
}

/** One of those who are expected at a meeting: whether they came, late or at all, and what belongs to that answer. */
export function PersonAtMeeting({ meeting, attendee, acts }: Props): ReactNode {
  const words = useWords()
  const { id, subject } = attendee
  const name = subject.display ?? ''
  const chosen = attendanceChoiceOf(attendee)
  const isOffered = { expected: true, came: true, late: acts.hasBegun, excused: true, missed: acts.mayMiss }
  const offered = attendanceChoices.filter((each) => isOffered[each] || chosen === each)
  return (
    <li>
      <span>
        <ScreenLink to={`/patients/${subject.id}`}>{name}</ScreenLink>
        <Standing attendee={attendee} isMarkable={acts.mayMark} />
      </span>
      {acts.mayMark && (
        <>
          <AttendanceRadios
            legend={words('person.attendance-of', { name })}
            choices={offered.map((value) => ({ value, label: words(`person.attendance-${value}`) }))}
            chosen={chosen}
            onChoose={(choice) => void acts.mark(id, name, choice)}
          />
          <Details meeting={meeting} attendee={attendee} acts={acts} />
        </>
      )}
    </li>
  )
}

/** What the choice does not say: a further status, and the times for whoever only reads them. */
function Standing({
  attendee: { status = 'booked', attendance, arrivedAt, leftAt, ...attendee },
  isMarkable,
}: {
  readonly attendee: Attendee
  readonly isMarkable: boolean
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const chosen = attendanceChoiceOf({ ...attendee, status, ...(attendance && { attendance }) })
  const isToSay = chosen === undefined || status === 'checked-in' || status === 'fulfilled'
  const isReadOnly = !isMarkable && (chosen === 'late' || chosen === 'excused')
  const said = [
    attendee.guest && words('person.guest'),
    isReadOnly && words(`person.attendance-${chosen}`),
    (isToSay || (!isMarkable && !isReadOnly)) && labels(`enumeration.AttendeeStatus.${status}`),
    arrivedAt &&
      (chosen !== 'late' || !isMarkable) &&
      words('person.came-at', { time: moments.time(arrivedAt) }),
    leftAt && !isMarkable && words('person.left-at', { time: moments.time(leftAt) }),
  ]
  return <small>{said.filter(Boolean).join(' · ')}</small>
}

function Details({ meeting, attendee, acts }: Props): ReactNode {
  const words = useWords()
  const { id, subject, arrivedAt, leftAt, cancellation } = attendee
  const name = subject.display ?? ''
  const chosen = attendanceChoiceOf(attendee)
  if (chosen === 'excused')
    return (
      <ListChoice
        list="cancellation-reason"
        label={words('person.excused-because', { name })}
        empty={words('person.excused-choose')}
        value={cancellation?.reason.code ?? ''}
        onChange={(reason) => void acts.setReason(id, reason)}
      />
    )
  if (!acts.hasBegun || (chosen !== 'came' && chosen !== 'late')) return null
  return (
    <div className="event-meeting-times">
      {chosen === 'late' && (
        <AttendanceTime
          meeting={meeting}
          label={words('person.time-came')}
          name={words('person.time-came-of', { name })}
          at={arrivedAt}
          onChange={(at) => void acts.setTime(id, 'arrivedAt', at)}
        />
      )}
      <AttendanceTime
        meeting={meeting}
        label={words('person.time-left')}
        name={words('person.time-left-of', { name })}
        at={leftAt}
        onChange={(at) => void acts.setTime(id, 'leftAt', at)}
      />
    </div>
  )
}
