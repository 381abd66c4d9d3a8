import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { useColleague } from './use-colleague.ts'

/** On which side of a booking that waits the reader stands: who answers it, who asked for it, or neither; undefined where nothing waits. Only a guide, the server decides. */
export function useAnswering(appointment: Appointment): 'answers' | 'asks' | 'neither' | undefined {
  const { may, mayDo } = usePermissions()
  const { profile } = useSession()
  const { owner, start, timezone } = appointment
  const request = openRequest(appointment)
  const isAsker = request?.askedBy !== undefined && request.askedBy.id === profile?.id
  const isOwner = profile?.id === owner.id
  const manages = may(flags.CanManageAppointments)
  const isUnclear = request !== undefined && manages && !isAsker && !isOwner && start !== undefined
  const isColleague = useColleague(isUnclear ? owner.id : undefined, start ? localDate(start, timezone) : '')
  if (!request) return undefined
  if (!mayDo('appointment.accept')) return 'neither'
  if (isAsker) return 'asks'
  if (isOwner || isColleague === true) return 'answers'
  return manages && isColleague === false ? 'asks' : 'neither'
}
