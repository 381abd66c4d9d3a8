import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { FindTimes } from '#client/scheduling/finding/find-times.tsx'
import type { TimesStart } from '#client/scheduling/finding/time-fields.ts'
import { usePlaces } from '#client/scheduling/finding/use-places.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { localDate } from '#shared/time/local-moment.ts'
import type { OfferedTime } from './waiting-address.ts'

type Props = {
  readonly row: Appointment
  readonly onClose: () => void
  readonly onOffer: (time: OfferedTime) => Promise<SeenFailure | undefined>
}

/** Finds a time for somebody who waits, by the wishes that were noted, and offers the one that is chosen. */
export function OfferDialog({ row, onClose, onOffer }: Props): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const { instant } = useWorld()
  const { may } = usePermissions()
  const { places, asked } = usePlaces()
  const [failure, setFailure] = useState<SeenFailure>()

  return (
    <Dialog isOpen onClose={onClose} title={words('waiting.offer-title', { who: whoOf(row) ?? row.display })}>
      {failure && <FailureNotice failure={failure} />}
      <FindTimes
        start={startOf(row, localDate(instant(), timezone), may(flags.CanManageAppointments))}
        places={places}
        asked={asked}
        onBack={onClose}
        onChoose={async ({ start, end, owner, location }) => {
          const refused = await onOffer({ start, end, owner, location })
          setFailure(refused)
          if (!refused) onClose()
        }}
      />
    </Dialog>
  )
}

function startOf(row: Appointment, today: string, mayChoose: boolean): TimesStart {
  const { owner, waitlist = {}, attendees = [], serviceType, program, duration, mode } = row
  const { practitioners = [], earliest = today, weekdays = [], timeOfDay = [] } = waitlist
  const named = practitioners.map(({ id, display }) => ({ id, display: display ?? '' }))
  const own = { id: owner.id, display: owner.display ?? '' }
  return {
    owner: own,
    people: mayChoose && named.length > 0 ? named : [own],
    mayChoose,
    locationId: '',
    minutes: Math.max(5, duration),
    earliest: earliest > today ? earliest : today,
    mode,
    patientId: attendees.find(({ subject }) => subject.resourceType === 'Patient')?.subject.id ?? '',
    serviceId: serviceType?.id ?? '',
    programId: program?.id ?? '',
    weekdays,
    timeOfDay,
  }
}
