import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { attendanceChoiceOf } from '#client/person/checking-in/attendance-choice.ts'
import { useWhoCameText } from '#client/person/checking-in/use-who-came-text.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import { tooFew } from '#shared/scheduling/too-few.ts'
import { GuestDialog } from './guest-dialog.tsx'
import { PersonAtMeeting } from './person-at-meeting.tsx'
import { useAttendance } from './use-attendance.ts'

/** Of a group's meeting: how many came, and of each person whether they did and how, said here. Those whose names the reader may not see are a number. */
export function MeetingPart({ meeting }: { readonly meeting: Appointment }): ReactNode {
  const words = useWords()
  const whoCameText = useWhoCameText()
  const acts = useAttendance(meeting)
  const isConnected = useIsConnected()
  const group = useGroupOf(meeting)
  const [isAdding, setAdding] = useState(false)
  const few = group?.active && !acts.hasBegun ? tooFew(meeting, group) : undefined
  const people = (meeting.attendees ?? []).filter(({ subject }) => subject.resourceType === 'Patient')
  const named = people
    .filter(({ subject }) => subject.display !== undefined)
    .toSorted((one, other) => (one.subject.display ?? '').localeCompare(other.subject.display ?? ''))
  const unnamed = people.length - named.length
  const isExpected = people.some((each) => attendanceChoiceOf(each) === 'expected')

  return (
    <section className="event-meeting" aria-labelledby="event-meeting">
      <h3 id="event-meeting">{words('person.who-came')}</h3>
      <p>{whoCameText(meeting, !acts.hasBegun && meeting.status === 'booked')}</p>
      {few && <p className="event-meeting-few">{words('person.few', few)}</p>}
      {acts.mayMark && acts.hasBegun && isExpected && (
        <Button variant="default" onClick={acts.allCame}>
          {words('person.all-came')}
        </Button>
      )}
      <ul>
        {named.map((attendee) => (
          <PersonAtMeeting key={attendee.id} meeting={meeting} attendee={attendee} acts={acts} />
        ))}
      </ul>
      {unnamed > 0 && <p>{words('person.unseen', { count: unnamed })}</p>}
      {acts.mayMark && isConnected && (
        <Button variant="default" onClick={() => setAdding(true)}>
          {words('person.guest-add')}
        </Button>
      )}
      {isAdding && <GuestDialog meeting={meeting} group={group} onClose={() => setAdding(false)} />}
    </section>
  )
}

/** The group that meets, for whoever may read it. */
function useGroupOf({ group }: Appointment): Group | undefined {
  const { may } = usePermissions()
  const id = group && may('Group:Read') ? group.id : undefined
  const input = useMemo(() => (id === undefined ? undefined : { id }), [id])
  const answer = useAnswer('group.read', input)
  return answer?.ok ? answer.value : undefined
}
