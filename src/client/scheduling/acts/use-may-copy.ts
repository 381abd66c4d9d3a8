import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** Whether the reader may have the same appointment once more: by whoever keeps the calendars or has it in the own one. A meeting of a group is repeated as a series instead. */
export function useMayCopy(appointment: Appointment | undefined): boolean {
  const { may, mayDo } = usePermissions()
  const { profile } = useSession()
  if (!appointment || appointment.isGroup || appointment.start === undefined) return false
  const isOwn = appointment.owner.id === profile?.id
  return mayDo('appointment.create') && (isOwn || may(flags.CanManageAppointments))
}
