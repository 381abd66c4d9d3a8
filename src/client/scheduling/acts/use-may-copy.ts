import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** Whether the reader may have the same appointment once more: by whoever keeps the calendars or has it in the own one. That of a group is had once more with whoever belongs to it then. */
export function useMayCopy(appointment: Appointment | undefined): boolean {
  const { may, mayDo } = usePermissions()
  const { profile } = useSession()
  if (!appointment || appointment.start === undefined) return false
  const isOwn = appointment.owner.id === profile?.id
  return mayDo('appointment.create') && (isOwn || may(flags.CanManageAppointments))
}
