import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { Group } from '#generated/types/group.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

/** What is wanted of somebody's place in a group. */
export type MemberChange = Omit<ActInputs['group.changeMember'], 'versionId' | 'planOnly'>
/** What becomes of the coming meetings with it. */
export type MeetingsAfter = ActReplies['group.changeMember']

/** The way to other members of a group, whose coming meetings follow in the same act; the server has the last word. Answers what was done. */
export function useMemberChange({ id, meta: { versionId } }: Group) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const change = async (wanted: MemberChange): Promise<MeetingsAfter | undefined> => {
    setBusy(true)
    const outcome = await send('group.changeMember', { id, versionId, ...wanted })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    return outcome.ok ? outcome.value : undefined
  }
  return { change, failure, isBusy }
}

/** What would become of the coming meetings, before it is done; nothing while nothing is wanted, or where it would be refused. */
export function useMemberPlan(
  { id, meta: { versionId } }: Group,
  wanted: MemberChange | undefined,
): MeetingsAfter | undefined {
  const { mayDo } = usePermissions()
  const input = { id, versionId, ...wanted, planOnly: true }
  const { data } = useQuery(
    {
      queryKey: ['group.changeMember', input],
      enabled: wanted !== undefined && mayDo('group.changeMember'),
      queryFn: () =>
        wanted
          ? send('group.changeMember', { id, versionId, ...wanted, planOnly: true })
          : Promise.reject(new Error('nothing is wanted')),
    },
    answers,
  )
  return wanted && data?.ok ? data.value : undefined
}
