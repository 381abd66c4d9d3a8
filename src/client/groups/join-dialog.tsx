import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'
import { BlockedMeetings } from './blocked-meetings.tsx'
import { fillingOf } from './members-of.ts'
import { useJoining } from './use-joining.ts'

type Props = { readonly group: Group; readonly onClose: () => void }

const states = ['Active', 'Waiting'] as const

/** The dialog that adds somebody to a group: who, by which enrollment, since when, and whether the coming meetings count on them. */
export function JoinDialog({ group, onClose }: Props): ReactNode {
  const words = useWords()
  const joining = useJoining(group, onClose)
  const { kept, isReady, isBusy, failure, hindrance, plan } = joining
  const { typed, type } = kept
  const { state, active, most } = fillingOf(group)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void joining.join()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('groups.add-to', { name: group.name })}>
      <form className="groups-form" onSubmit={submit}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <PatientSearch
          value={typed.patient}
          label={typed.label}
          onChange={(patient, label) => type({ ...typed, patient, label })}
          error={hindrance && words(hindrance)}
        />
        <Since joining={joining} />
        {state === 'full' && typed.status === 'Active' && (
          <p role="status">{words('groups.full-text', { active, most })}</p>
        )}
        {plan && plan.joins > 0 && (
          <Checkbox
            label={words('groups.joins', { count: plan.joins })}
            checked={typed.isExpected}
            onChange={(event) => type({ ...typed, isExpected: event.currentTarget.checked })}
          />
        )}
        {plan && <BlockedMeetings starts={plan.blocked} />}
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isReady}>
            {words('groups.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Since({ joining: { kept } }: { readonly joining: ReturnType<typeof useJoining> }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { typed, type } = kept
  return (
    <div className="groups-pair">
      <NativeSelect
        label={words('groups.state')}
        value={typed.status}
        data={states.map((value) => ({ value, label: labels(`enumeration.GroupMemberStatus.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const status = states.find((each) => each === value)
          if (status) type({ ...typed, status })
        }}
      />
      <TextInput
        type="date"
        label={words('groups.joined')}
        value={typed.start}
        required
        onChange={(event) => type({ ...typed, start: event.currentTarget.value })}
      />
    </div>
  )
}
