import { usePermissions } from '#client/api/permissions.ts'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { waitingAddress } from './waiting-address.ts'

/** Where those stand who wait for the time that an appointment gives up; undefined for what has begun or has no time, and for who does not work with calendars. */
export function useFreedTime(): (left: Appointment) => string | undefined {
  const { may } = usePermissions()
  const { instant } = useWorld()
  const mayAsk = may([flags.ViewScheduler, flags.CanManageAppointments, flags.FullPermissions])
  return ({ start, end, owner, serviceType, program, location }) => {
    if (!mayAsk || !start || !end || milliseconds(start) <= milliseconds(instant())) return undefined
    return waitingAddress({
      ...{ start, end, owner: owner.id },
      ...{ service: serviceType?.id, program: program?.id, location: location?.id },
    })
  }
}
