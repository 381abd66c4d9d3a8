import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { waitingAddress } from '#client/scheduling/waiting/waiting-address.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { milliseconds } from '#shared/time/span.ts'

/** Of a cancelled appointment that is still to come, who waits for its time; of a time that is held for somebody, where the answer is noted. */
export function WaitingPart({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { instant } = useWorld()
  const { status, start, end, owner, serviceType, program, location } = appointment
  if (openOffer(appointment))
    return (
      <ScreenLink to="/waitlist" className="event-note">
        {words('scheduling.screen.waitlist')}
      </ScreenLink>
    )
  const isFree = status === 'cancelled' && start && milliseconds(start) > milliseconds(instant())
  if (!isFree || !end || !may([flags.ViewScheduler, flags.CanManageAppointments, flags.FullPermissions]))
    return null
  const time = {
    ...{ start, end, owner: owner.id },
    ...{ service: serviceType?.id, program: program?.id, location: location?.id },
  }
  return (
    <ScreenLink to={waitingAddress(time)} className="event-note">
      {words('waiting.tell')}
    </ScreenLink>
  )
}
