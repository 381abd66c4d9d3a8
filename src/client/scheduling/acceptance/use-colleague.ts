import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { isSameTeam } from '#shared/scheduling/acceptance/is-same-team.ts'

/** Whether the reader is of one team with the owner of a calendar on that day; undefined while that is not known, or nobody asks. Only a guide, the server decides. */
export function useColleague(owner: string | undefined, day: string): boolean | undefined {
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const isAsked = owner !== undefined && owner !== '' && profile?.resourceType === 'Practitioner'
  const asks = isAsked && mayDo('practitioner.read')
  const own = useAnswer('practitioner.read', asks ? { id: profile.id } : undefined)
  const other = useAnswer('practitioner.read', asks ? { id: owner } : undefined)
  if (!own?.ok || !other?.ok) return undefined
  return isSameTeam(own.value, other.value, day)
}
