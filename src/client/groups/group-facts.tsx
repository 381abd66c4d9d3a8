import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import { GroupFilling } from './group-filling.tsx'

/** The facts of a group: what it is for, who leads it, where it belongs, how full it is, and by what its notes are written. */
export function GroupFacts({ group }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { kind, active, enrollment, program, service, location, facilitators, noteDefinition, packet } = group
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words('groups.state'), words(active ? 'groups.active' : 'groups.closed')],
    [words('groups.kind'), labels(`enumeration.GroupKind.${kind}`)],
    [words('groups.facilitators'), <Facilitators key="facilitators" facilitators={facilitators} />],
    [words('groups.members'), <GroupFilling key="filling" group={group} />],
    [words('groups.enrollment'), labels(`enumeration.GroupEnrollment.${enrollment}`)],
    [words('groups.program'), program && <Named to={program} />],
    [words('groups.service'), service && <Named to={service} />],
    [words('groups.place'), location && <Named to={location} />],
    [
      words('groups.note'),
      noteDefinition ? <Named key="note" to={noteDefinition} /> : words('groups.note-of-service'),
    ],
    [words('groups.packet'), packet && <Named to={packet} />],
  ]
  return (
    <dl className="group-facts">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Facilitators({ facilitators }: Pick<Group, 'facilitators'>): ReactNode {
  const labels = useLabels()
  return (
    <ul className="groups-plain">
      {facilitators.map(({ practitioner, role }) => (
        <li key={practitioner.id}>
          {practitioner.display ?? '–'}{' '}
          {role === 'Co' && <span className="groups-text">{labels('enumeration.FacilitatorRole.Co')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What is named leads to where it is opened, for those who may open it. */
function Named({ to: { id, resourceType, display } }: { readonly to: Reference }): ReactNode {
  const recordPath = useRecordPath()
  const { may } = usePermissions()
  if (display === undefined) return '–'
  if (!may(`${resourceType}:Read`)) return display
  return <ScreenLink to={recordPath(resourceType, id)}>{display}</ScreenLink>
}
