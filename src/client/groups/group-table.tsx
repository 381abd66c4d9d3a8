import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'
import { GroupFilling } from './group-filling.tsx'
import { useMeetings } from './use-meetings.ts'

/** Groups, one a row. */
export function GroupTable({ groups }: { readonly groups: readonly Group[] }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  return (
    <table className="groups-table">
      <thead>
        <tr>
          <th scope="col">{words('groups.name')}</th>
          <th scope="col">{words('groups.kind')}</th>
          <th scope="col">{words('groups.facilitators')}</th>
          <th scope="col">{words('groups.program')}</th>
          <th scope="col">{words('groups.members')}</th>
          {mayDo('appointment.query') && <th scope="col">{words('groups.next')}</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ group }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const { id, name, kind, facilitators, program, active, enrollment } = group
  const cell = (label: string, value: ReactNode) => <td data-label={label}>{value}</td>
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={`/groups/${id}`}>{name}</ScreenLink>{' '}
        {!active && <Badge color="gray">{words('groups.closed')}</Badge>}
        {active && enrollment !== 'Open' && (
          <span className="groups-text">{words(`groups.enrollment-${enrollment}`)}</span>
        )}
      </th>
      {cell(words('groups.kind'), labels(`enumeration.GroupKind.${kind}`))}
      {cell(
        words('groups.facilitators'),
        facilitators.flatMap(({ practitioner }) => practitioner.display ?? []).join(', ') || '–',
      )}
      {cell(words('groups.program'), program?.display ?? '–')}
      {cell(words('groups.members'), <GroupFilling group={group} />)}
      {mayDo('appointment.query') && cell(words('groups.next'), <NextMeeting groupId={id} />)}
    </tr>
  )
}

function NextMeeting({ groupId }: { readonly groupId: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { answer } = useMeetings(groupId, 'coming', 1)
  if (!answer) return '…'
  const start = answer.ok ? answer.value.items[0]?.start : undefined
  if (!answer.ok) return words('groups.unknown')
  return start === undefined ? '–' : moments.dayAndTime(start)
}
