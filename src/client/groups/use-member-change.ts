import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { Group } from '#generated/types/group.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import type { Membership } from './members-of.ts'

/** The way to other members of a group; the server has the last word. Answers whether it is done. */
export function useMemberChange(group: Group) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const change = async (members: readonly Membership[]): Promise<boolean> => {
    const { id, meta } = group
    setBusy(true)
    const operations = diff(group, { ...group, members })
    const outcome = await send('group.patch', { id, versionId: meta.versionId, operations })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) refreshAnswers('Appointment')
    return outcome.ok
  }
  return { change, failure, isBusy }
}
