import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLabels } from '#client/ui/words.tsx'
import { unfitChoices } from '#shared/scheduling/offered/unfit-choices.ts'
import type { BookingFields } from './state/booking-fields.ts'
import type { useBooking } from './state/use-booking.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly choices: ReturnType<typeof useBooking>['choices']
}

/** For a booking, while it is chosen: a service or a place that is not the program's, as the server says it when it is booked. */
export function UnfitChoice({ form, choices }: Props): ReactNode {
  const labels = useLabels()
  const [serviceId, locationId] = form.watch(['serviceId', 'locationId'])
  const found = unfitChoices({
    program: choices.program,
    service: choices.services.find(({ id }) => id === serviceId),
    location: choices.locations.find(({ id }) => id === locationId),
  })
  return (
    <div className="own-clash" aria-live="polite">
      {found.map(({ message, parameters }) => (
        <p key={message}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
          {labels(message, parameters)}
        </p>
      ))}
    </div>
  )
}
