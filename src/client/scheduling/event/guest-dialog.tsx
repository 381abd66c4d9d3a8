import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import { expectedAt } from '#shared/scheduling/too-few.ts'
import { useGuest } from './use-guest.ts'

type Props = {
  readonly meeting: Appointment
  /** For whoever may read it. */
  readonly group: Group | undefined
  readonly onClose: () => void
}

/** Who was chosen and is not added yet, by the meeting. */
const keptGuests = keepTyping<{ readonly id: string; readonly label: string }>()

/** The dialog that adds somebody to this one meeting of a group; the server says what stands against it. */
export function GuestDialog({ meeting, group, onClose }: Props): ReactNode {
  const words = useWords()
  const kept = useKept(keptGuests, meeting.id, () => ({ id: '', label: '' }))
  const { typed: who, type } = kept
  const { add, failure, isBusy, needsWord } = useGuest(meeting)
  const expected = expectedAt(meeting)
  const { max: most = 12 } = group?.capacity ?? {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (who.id === '' || isBusy || !(await add(who))) return
    kept.stored(who)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('person.guest-add')} size="sm">
      <form className="booking event-guest" onSubmit={submit}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <PatientSearch value={who.id} label={who.label} onChange={(id, label) => type({ id, label })} />
        <p>{words('person.guest-text')}</p>
        {group && expected >= most && <p role="status">{words('person.meeting-full', { expected, most })}</p>}
        <FailureLines failure={failure} />
        <div className="booking-end">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={who.id === ''}>
            {words(needsWord(who.id) ? 'person.guest-add-anyway' : 'person.guest-add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
