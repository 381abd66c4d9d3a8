import { Button, Checkbox, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import { ContactPart } from './contact-part.tsx'
import { DischargeSteps } from './discharge-steps.tsx'
import { useDischarge } from './use-discharge.ts'
import './enrolling.css'

type Props = { readonly episode: EpisodeOfCare; readonly onClose: () => void }

/** The dialog that ends an enrollment: what will happen stands first, and nothing else is done. */
export function DischargeDialog({ episode, onClose }: Props): ReactNode {
  const words = useWords()
  const discharging = useDischarge(episode.id, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('enrolling.discharge-from', { name: episode.program.display ?? episode.display })}
      size="lg"
    >
      <Answered
        answer={discharging.seen}
        what={words('enrolling.what-happens')}
        shape="rows"
        onRetry={discharging.look}
      >
        {(seen) => <DischargeForm discharging={discharging} seen={seen} onClose={onClose} />}
      </Answered>
    </Dialog>
  )
}

type FormProps = {
  readonly discharging: ReturnType<typeof useDischarge>
  readonly seen: ActReplies['episodeOfCare.lookAtDischarge']
  readonly onClose: () => void
}

function DischargeForm({ discharging, seen, onClose }: FormProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { kept, fields, change, failure, isBusy, discharge, looks, lookAgain } = discharging
  const hasDrafts = seen.steps.some(({ kind }) => kind === 'Draft')
  const isHindered = seen.steps.some(({ hindrance }) => hindrance !== undefined)
  const isWhole = fields.reason !== undefined && fields.date !== '' && (!hasDrafts || fields.leavesDrafts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isHindered && !isBusy) void discharge(seen)
  }
  return (
    <form className="enrolling" onSubmit={submit}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <div className="enrolling-pair">
        <TextInput
          type="date"
          label={words('enrolling.date')}
          value={fields.date}
          required
          data-autofocus
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
        <ListChoice
          list="discharge-reason"
          label={words('enrolling.discharge-reason')}
          value={fields.reason?.code ?? ''}
          empty={words('enrolling.choose')}
          onChange={(reason) => change({ reason })}
        />
      </div>
      <TextInput
        label={words('enrolling.disposition')}
        value={fields.disposition}
        maxLength={200}
        onChange={(event) => change({ disposition: event.currentTarget.value })}
      />
      <DischargeSteps
        steps={seen.steps}
        looks={looks}
        goals={fields.goals}
        onGoals={(goals) => change({ goals })}
      />
      {hasDrafts && (
        <Checkbox
          label={words('enrolling.leave-drafts')}
          checked={fields.leavesDrafts}
          onChange={(event) => change({ leavesDrafts: event.currentTarget.checked })}
        />
      )}
      {mayDo('communication.create') && (
        <ContactPart
          title={words('enrolling.follow-up')}
          value={fields.contact}
          onChange={(contact) => change({ contact })}
        />
      )}
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        {failure && (
          <Button variant="default" onClick={lookAgain}>
            {words('enrolling.look-again')}
          </Button>
        )}
        <Button type="submit" color="red.9" loading={isBusy} disabled={!isWhole || isHindered}>
          {words('enrolling.discharge')}
        </Button>
      </div>
    </form>
  )
}
