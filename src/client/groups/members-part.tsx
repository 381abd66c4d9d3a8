import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'
import { JoinDialog } from './join-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { type Membership, membersOf } from './members-of.ts'
import { MembershipDialog } from './membership-dialog.tsx'

/** Who belongs to a group now and who did, by name as far as the reader may know it, and the ways in and out. */
export function MembersPart({ group }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isJoining, setJoining] = useState(false)
  const [changing, setChanging] = useState<Membership>()
  const { now, former } = membersOf(group)
  const mayChange = mayDo('group.changeMember')
  const isTaking = group.active && group.enrollment !== 'Closed'
  const title = words('groups.members')
  const count = now.named.length + now.unnamed
  return (
    <section aria-label={title}>
      <div className="groups-head">
        <h2>{words('groups.part-count', { title, count })}</h2>
        {mayChange && isTaking && (
          <Button variant="default" size="xs" onClick={() => setJoining(true)}>
            {words('groups.add')}
          </Button>
        )}
      </div>
      {mayChange && group.active && !isTaking && (
        <p className="groups-text">{words('groups.takes-nobody')}</p>
      )}
      {count === 0 && <p className="groups-text">{words('groups.no-members')}</p>}
      <MemberTable places={now} label={title} {...(mayChange && { onChange: setChanging })} />
      {former.named.length + former.unnamed > 0 && (
        <details className="groups-former">
          <summary>
            {words('groups.part-count', {
              title: words('groups.former'),
              count: former.named.length + former.unnamed,
            })}
          </summary>
          <MemberTable places={former} label={words('groups.former')} />
        </details>
      )}
      {isJoining && <JoinDialog group={group} onClose={() => setJoining(false)} />}
      {changing && (
        <MembershipDialog group={group} member={changing} onClose={() => setChanging(undefined)} />
      )}
    </section>
  )
}
