import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { attendanceChoiceOf } from '#client/person/checking-in/attendance-choice.ts'
import { useWhoCameText } from '#client/person/checking-in/use-who-came-text.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { PersonAtMeeting } from './person-at-meeting.tsx'
import { useAttendance } from './use-attendance.ts'

/** Of a group's meeting: how many came, and of each person whether they did and how, said here. Those whose names the reader may not see are a number. */
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
          <PersonAtMeeting key={attendee.id} meeting={meeting} attendee={attendee} acts={acts} />
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
