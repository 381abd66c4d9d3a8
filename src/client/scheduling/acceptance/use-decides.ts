import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { acceptanceOn } from '#shared/scheduling/acceptance/acceptance-on.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { useColleague } from './use-colleague.ts'

/** Whether the owner of a calendar decides on what the reader books there on that day. Only a guide: the server says the same, and decides. */
export function useDecides(owner: string, day: string): boolean {
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const isOther = owner !== '' && owner !== profile?.id && isCalendarDay(day)
  const input = useMemo(
    (): QueryCall | undefined =>
      isOther
        ? {
            filters: [
              { field: 'owner', op: 'eq', value: owner },
              { field: 'active', op: 'eq', value: true },
            ],
            pageSize: 50,
          }
        : undefined,
    [isOther, owner],
  )
  const answer = useAnswer('schedule.query', mayDo('schedule.query') ? input : undefined)
  const said = isOther && answer?.ok ? acceptanceOn(answer.value.items, day) : 'None'
  const isColleague = useColleague(said === 'OtherTeams' ? owner : undefined, day)
  return said === 'Everyone' || (said === 'OtherTeams' && isColleague === false)
}
