import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'

type Attendee = NonNullable<Appointment['attendees']>[number]
type Refused = { readonly who: string; readonly failure: Failure }

/** The way to add a guest to a meeting, judged as a booking is: a time that is taken needs somebody's word, an enrollment that does not fit is refused. */
export function useGuest(meeting: Appointment) {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { newId } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const needsWord = (who: string) =>
    refused?.who === who && refused.failure.kind === 'conflict' && (refused.failure.findings ?? []).length > 0

  /** Answers whether it is done. */
  const add = async ({
    id: who,
    label,
  }: {
    readonly id: string
    readonly label: string
  }): Promise<boolean> => {
    setBusy(true)
    const { id, meta, encounter } = meeting
    const operations = diff(meeting, withGuest(meeting, who, newId()))
    const confirmed = needsWord(who)
    const asked = { id, versionId: meta.versionId, operations, ...(confirmed && { confirmed }) }
    const outcome = await send('appointment.patch', asked)
    // A note that was begun before they came has a part for them too.
    if (outcome.ok && encounter && mayDo('appointment.startNote')) await send('appointment.startNote', { id })
    setBusy(false)
    setRefused(outcome.ok ? undefined : { who, failure: outcome.failure })
    if (outcome.ok) notify(words('person.guest-added', { name: label.split(' · ')[0] ?? '' }))
    return outcome.ok
  }
  return { add, failure: refused?.failure, isBusy, needsWord }
}

/** The meeting with them as a guest; who had cancelled before takes that place. */
function withGuest(meeting: Appointment, who: string, newId: string): Appointment {
  const { attendees = [] } = meeting
  const known = attendees.find(({ subject, status }) => subject.id === who && status === 'cancelled')
  const guest: Attendee = {
    id: known?.id ?? newId,
    ...({ kind: 'Patient', requirement: 'Optional', status: 'booked', guest: true } as const),
    subject: { id: who, resourceType: 'Patient' },
  }
  return {
    ...meeting,
    attendees: known ? attendees.map((each) => (each === known ? guest : each)) : [...attendees, guest],
  }
}
