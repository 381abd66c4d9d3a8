import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useWhoCameText } from '#client/person/checking-in/use-who-came-text.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import { tooFew } from '#shared/scheduling/too-few.ts'
import { type MeetingsKind, useMeetings } from './use-meetings.ts'

type Props = { readonly group: Group; readonly kind: MeetingsKind }

const most = 8

/** The next meetings of a group, each leading into the calendar of groups, or the last ones with how many came. */
export function MeetingsPart({ group, kind }: Props): ReactNode {
  useKeptFresh('Appointment')
  const { mayDo } = usePermissions()
  const words = useWords()
  const { answer, onRetry } = useMeetings(group.id, kind, most)
  const isComing = kind === 'coming'
  const name = words(isComing ? 'groups.coming' : 'groups.last')
  const total = answer?.ok ? answer.value.total : undefined
  const title = total === undefined ? name : words('groups.part-count', { title: name, count: total })
  return (
    <section aria-label={name}>
      <h2>{title}</h2>
      {isComing && group.active && mayDo('appointment.create') && (
        <p className="groups-text">
          <ScreenLink to={planAddress(group)}>{words('groups.plan-meeting')}</ScreenLink>
        </p>
      )}
      <Answered
        answer={answer}
        what={name}
        shape="rows"
        onRetry={onRetry}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="groups-text">{words(isComing ? 'groups.none-coming' : 'groups.none-last')}</p>}
      >
        {({ items, continuation }) => (
          <>
            <ul className="groups-plain">
              {items.map((meeting) => (
                <li key={meeting.id}>
                  <Meeting meeting={meeting} group={group} isComing={isComing} />
                </li>
              ))}
            </ul>
            {continuation !== undefined && (
              <p className="groups-text">
                {words(isComing ? 'groups.next-shown' : 'groups.last-shown', { count: items.length })}
              </p>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

/** Where a meeting of the group is booked. */
function planAddress({ id }: Group): string {
  return `/calendar?${new URLSearchParams({ by: 'group', lanes: id, new: '1', group: id })}`
}

type MeetingProps = {
  readonly meeting: Appointment
  readonly group: Group
  readonly isComing: boolean
}

function Meeting({ meeting, group, isComing }: MeetingProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const whoCameText = useWhoCameText()
  const { id, start, location, status } = meeting
  if (start === undefined) return null
  const date = moments.dayOf(start)
  const place = new URLSearchParams({ by: 'group', lanes: group.id, lane: group.id, date, event: id })
  const few = isComing && group.active ? tooFew(meeting, group) : undefined
  const isWorthSaying = status !== 'booked' && status !== 'fulfilled'
  const said = [
    location?.display,
    isWorthSaying && labels(`enumeration.AppointmentStatus.${status}`),
    whoCameText(meeting, isComing),
  ]
  return (
    <>
      <ScreenLink to={`/calendar?${place}`}>
        {moments.weekday(date)} {moments.dateAndTime(start)}
      </ScreenLink>
      <span className="groups-text"> {said.filter(Boolean).join(' · ')}</span>
      {few && (
        <>
          {' '}
          <Badge color="orange">{words('groups.below', { least: few.least })}</Badge>
        </>
      )}
    </>
  )
}
