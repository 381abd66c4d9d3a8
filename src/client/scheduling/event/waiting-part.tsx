import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useFreedTime } from '#client/scheduling/waiting/use-freed-time.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'

/** Of a cancelled appointment that is still to come, who waits for its time; of a time that is held for somebody, where the answer is noted. */
export function WaitingPart({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const addressOf = useFreedTime()
  if (openOffer(appointment))
    return (
      <ScreenLink to="/waitlist" className="event-note">
        {words('scheduling.screen.waitlist')}
      </ScreenLink>
    )
  const address = appointment.status === 'cancelled' ? addressOf(appointment) : undefined
  if (address === undefined) return null
  return (
    <ScreenLink to={address} className="event-note">
      {words('waiting.tell')}
    </ScreenLink>
  )
}
