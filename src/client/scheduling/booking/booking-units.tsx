import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { bookedUnits } from '#shared/scheduling/surrounding/booked-session.ts'
import { type BookingInWork, useWanted } from './use-wanted.ts'

/** For a visit, while it is chosen: how many units its length counts. Nothing for a service that counts none. */
export function BookingUnits(props: BookingInWork): ReactNode {
  const words = useWords()
  const serviceId = props.form.watch('serviceId')
  const service = props.choices.services.find(({ id }) => id === serviceId)
  const wanted = useWanted(props)
  if (!service || !wanted || !isCounted(service)) return null
  const units = bookedUnits(wanted.body, service) ?? 0
  return (
    <div className="booking-units" role="status">
      <p>
        {words(`scheduling.units-${service.unitBasis}`, { units, length: service.incrementMinutes ?? 15 })}
      </p>
    </div>
  )
}

function isCounted({ flags = [] }: HealthcareService): boolean {
  return flags.includes('Billable') || flags.includes('RequireUnits')
}
