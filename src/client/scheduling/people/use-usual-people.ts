import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useSchedules } from '#client/scheduling/day/use-appointments.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { ShownPeople } from './shown-people.ts'

const own: ShownPeople = { kind: 'own' }
const everybody: ShownPeople = { kind: 'everybody' }

/**
 * Whose days are shown where nobody has chosen: the own ones; of whoever keeps the calendars of others and has no hours of the own,
 * everybody's. Undefined while that is not known.
 */
export function useUsualPeople(isAsked: boolean): ShownPeople | undefined {
  const { may } = usePermissions()
  const { profile } = useSession()
  const keepsCalendars = isAsked && may(flags.CanManageAppointments)
  const schedules = useSchedules(keepsCalendars && profile ? [profile.id] : 'nobody')
  if (!keepsCalendars || !profile) return own
  if (!schedules) return undefined
  return schedules.ok && schedules.value.length > 0 ? own : everybody
}
