import { usePermissions } from '#client/api/permissions.ts'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { isStillOpen } from './change-fields.ts'

const repeatable: readonly Appointment['status'][] = ['pending', 'booked', 'arrived', 'checked-in']

/** What this person may do with an appointment and its series; only a guide, the server decides. */
export function useSeriesRights(appointment: Appointment) {
  const { may, mayDo, mayMove } = usePermissions()
  const { instant } = useWorld()
  const { series, status, start } = appointment
  const isOfSeries = series !== undefined
  const writes = may([flags.CanManageAppointments, flags.CanManageOwnAppointments])
  const isRepeatable = start !== undefined && repeatable.includes(status)
  return {
    mayRepeat:
      writes && !isOfSeries && isRepeatable && mayDo('appointment.repeat') && may('Appointment:Update'),
    mayChange: writes && isOfSeries && status !== 'entered-in-error' && mayDo('appointment.changeSeries'),
    /** One that has started or is over is cancelled alone, like any other appointment. */
    mayCancel:
      writes &&
      isOfSeries &&
      isStillOpen(appointment, instant()) &&
      mayDo('appointment.cancelSeries') &&
      mayMove('Appointment', 'cancelled'),
  }
}
