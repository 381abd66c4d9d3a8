import { Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { attendanceChoiceOf, attendanceChoices } from '#client/person/checking-in/attendance-choice.ts'
import { useWhoCameText } from '#client/person/checking-in/use-who-came-text.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { useAttendance } from './use-attendance.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]
type Acts = ReturnType<typeof useAttendance>

/** Of a group's meeting: how many came, and of each person whether they did, said here. Those whose names the reader may not see are a number. */
export function MeetingPart({ meeting }: { readonly meeting: Appointment }): ReactNode {
  const words = useWords()
  const whoCameText = useWhoCameText()
  const acts = useAttendance(meeting)
  const people = (meeting.attendees ?? []).filter(({ subject }) => subject.resourceType === 'Patient')
  const named = people
    .filter(({ subject }) => subject.display !== undefined)
    .toSorted((one, other) => (one.subject.display ?? '').localeCompare(other.subject.display ?? ''))
  const unnamed = people.length - named.length
  const isExpected = people.some((each) => attendanceChoiceOf(each) === 'expected')
  if (people.length === 0) return null

  return (
    <section className="event-meeting" aria-labelledby="event-meeting">
      <h3 id="event-meeting">{words('person.who-came')}</h3>
      <p>{whoCameText(meeting, !acts.hasBegun && meeting.status === 'booked')}</p>
      <ul>
        {named.map((attendee) => (
          <OnePerson key={attendee.id} attendee={attendee} acts={acts} />
        ))}
      </ul>
      {unnamed > 0 && <p>{words('person.unseen', { count: unnamed })}</p>}
      {acts.mayMark && acts.hasBegun && isExpected && (
        <Button variant="default" onClick={acts.allCame}>
          {words('person.all-came')}
        </Button>
      )}
    </section>
  )
}

function OnePerson({ attendee, acts }: { readonly attendee: Attendee; readonly acts: Acts }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { id, subject, status = 'booked', arrivedAt } = attendee
  const name = subject.display ?? ''
  const chosen = attendanceChoiceOf(attendee)
  const offered = attendanceChoices.filter(
    (each) => each !== 'missed' || acts.hasBegun || chosen === 'missed',
  )
  const isToSay = status !== 'booked' && status !== 'arrived' && status !== 'noshow'
  return (
    <li>
      <span>
        <ScreenLink to={`/patients/${subject.id}`}>{name}</ScreenLink>
        <small>
          {[
            (!acts.mayMark || isToSay) && labels(`enumeration.AttendeeStatus.${status}`),
            arrivedAt && words('person.came-at', { time: moments.time(arrivedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {acts.mayMark && (
        <SegmentedControl
          fullWidth
          value={chosen ?? ''}
          onChange={(value) => {
            const choice = attendanceChoices.find((each) => each === value)
            if (choice) void acts.mark(id, name, choice)
          }}
          data={offered.map((value) => ({ value, label: words(`person.attendance-${value}`) }))}
          aria-label={words('person.attendance-of', { name })}
        />
      )}
    </li>
  )
}
