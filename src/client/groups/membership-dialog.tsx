import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { GroupMemberStatus } from '#generated/enumerations/group-member-status.ts'
import type { Group } from '#generated/types/group.ts'
import { BlockedMeetings } from './blocked-meetings.tsx'
import { isEnded, type Membership, nextStates } from './members-of.ts'
import { type MemberChange, useMemberChange, useMemberPlan } from './use-member-change.ts'

type Props = { readonly group: Group; readonly member: Membership; readonly onClose: () => void }

type Typed = { readonly status: GroupMemberStatus; readonly date: string; readonly note: string }

const keptChange = keepTyping<Typed>()

/** The dialog that puts a membership on hold, lets it go on, or ends it, and says which coming meetings follow: whoever leaves stays in the history. */
export function MembershipDialog({ group, member, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const today = useMoments().dayOf(useWorld().instant())
  const { change, failure, isBusy } = useMemberChange(group)
  const states = [member.status, ...nextStates[member.status]]
  const kept = useKept(keptChange, `${group.id} ${member.id}`, () => ({
    status: member.status,
    date: today,
    note: member.note ?? '',
  }))
  const { typed, type } = kept
  const name = member.patient.display ?? ''
  const isLeaving = isEnded(typed.status)
  const isReturning = typed.status === 'Active' && member.status !== 'Active'
  const wanted = wantedOf(member, typed)
  const plan = useMemberPlan(group, isLeaving || isReturning ? { ...wanted, note: '' } : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!(await change(wanted))) return
    kept.stored(typed)
    notify(words('groups.is-now', { name, state: labels(`enumeration.GroupMemberStatus.${typed.status}`) }))
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('groups.change-of', { name })}>
      <form className="groups-form" onSubmit={save}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <NativeSelect
          label={words('groups.state')}
          value={typed.status}
          data-autofocus
          data={states.map((value) => ({ value, label: labels(`enumeration.GroupMemberStatus.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const status = states.find((each) => each === value)
            if (status) type({ ...typed, status })
          }}
        />
        {isLeaving && (
          <TextInput
            type="date"
            label={words('groups.last-day')}
            value={typed.date}
            max={today}
            required
            onChange={(event) => type({ ...typed, date: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={words('groups.remark')}
          value={typed.note}
          maxLength={1000}
          onChange={(event) => type({ ...typed, note: event.currentTarget.value })}
        />
        {isLeaving && <p className="groups-text">{words('groups.leaving-text')}</p>}
        {plan && (plan.leaves > 0 || plan.joins > 0) && (
          <p role="status">
            {isLeaving
              ? words('groups.leaves', { count: plan.leaves })
              : words('groups.joins', { count: plan.joins })}
          </p>
        )}
        {plan && <BlockedMeetings starts={plan.blocked} />}
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words('groups.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What is wanted of the place from now on. Whoever leaves before the first day was there on no day: both are that day. */
function wantedOf(member: Membership, { status, date, note }: Typed): MemberChange {
  const start = member.period?.start
  const end = start !== undefined && start > date ? start : date
  return {
    member: member.id,
    status,
    note: note.trim(),
    ...(isEnded(status) && { period: { start: start ?? end, end } }),
  }
}
