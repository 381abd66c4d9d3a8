import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Membership, Places } from './members-of.ts'

type Props = {
  readonly places: Places
  readonly label: string
  /** For those who may change who belongs to the group. */
  readonly onChange?: (member: Membership) => void
}

/** Places in a group with who has them since when; those whom the reader may not know are a number. */
export function MemberTable({ places: { named, unnamed }, label, onChange }: Props): ReactNode {
  const words = useWords()
  return (
    <>
      {named.length > 0 && (
        <table className="groups-table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{words('groups.member')}</th>
              <th scope="col">{words('groups.state')}</th>
              <th scope="col">{words('groups.joined')}</th>
              <th scope="col">{words('groups.left')}</th>
              <th scope="col">{words('groups.remark')}</th>
              {onChange && <th scope="col">{words('groups.change')}</th>}
            </tr>
          </thead>
          <tbody>
            {named.map((member) => (
              <Row key={member.id} member={member} {...(onChange && { onChange })} />
            ))}
          </tbody>
        </table>
      )}
      {unnamed > 0 && (
        <p className="groups-text">
          {words(named.length > 0 ? 'groups.others-unseen' : 'groups.unseen', { count: unnamed })}
        </p>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'onChange'> & { readonly member: Membership }

function Row({ member, onChange }: RowProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const recordPath = useRecordPath()
  const { may } = usePermissions()
  const { patient, status, period, note } = member
  const name = patient.display ?? ''
  const cell = (title: string, value: ReactNode) => <td data-label={title}>{value ?? '–'}</td>
  return (
    <tr>
      <th scope="row">
        {may('Patient:Read') ? <ScreenLink to={recordPath('Patient', patient.id)}>{name}</ScreenLink> : name}
      </th>
      {cell(words('groups.state'), labels(`enumeration.GroupMemberStatus.${status}`))}
      {cell(words('groups.joined'), period?.start && moments.date(period.start))}
      {cell(words('groups.left'), period?.end && moments.date(period.end))}
      {cell(words('groups.remark'), note)}
      {onChange && (
        <td>
          <Button
            variant="default"
            size="xs"
            aria-label={words('groups.change-of', { name })}
            onClick={() => onChange(member)}
          >
            {words('groups.change')}
          </Button>
        </td>
      )}
    </tr>
  )
}
