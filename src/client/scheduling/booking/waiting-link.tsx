import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { waitingAddress } from '#client/scheduling/waiting/waiting-address.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'
import type { BookingFields } from './state/booking-fields.ts'

/** For a booking without a patient yet, the way to those who wait for the time that is entered. */
export function WaitingLink({ form }: { readonly form: UseFormReturn<BookingFields> }): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const { may } = usePermissions()
  const fields = form.watch(['date', 'time', 'minutes', 'ownerId', 'serviceId', 'locationId', 'patientId'])
  const [date, time, minutes, owner, service, location, patientId] = fields
  const isTime = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time) && minutes > 0
  if (!isTime || owner === '' || patientId !== '' || !may(flags.CanManageAppointments)) return null

  const start = momentOf({ date, time }, timezone).instant
  const end = plusMinutes(start, minutes)
  return (
    <ScreenLink to={waitingAddress({ start, end, owner, service, location })}>
      {words('waiting.tell')}
    </ScreenLink>
  )
}
