import { useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AskedOf, AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** Which meetings of a group: those to come, earliest first, or those that were, latest first. */
export type MeetingsKind = 'coming' | 'last'

/** The meetings of a group that the reader may see. Who reads no appointments is not refused any: nothing is asked. */
export function useMeetings(
  groupId: string,
  kind: MeetingsKind,
  pageSize: number,
): { readonly answer: AwaitedAnswer<Page<Appointment>>; readonly onRetry: AskedOf['onRetry'] } {
  const { mayDo } = usePermissions()
  const { instant } = useWorld()
  const [now] = useState(instant)
  const input = useMemo(() => meetingsAsked(groupId, kind, { now, pageSize }), [groupId, kind, now, pageSize])
  const answer = useAnswer('appointment.query', mayDo('appointment.query') ? input : undefined)
  return { answer, onRetry: () => askAgain('appointment.query', input) }
}

const stands = ['pending', 'booked', 'arrived', 'checked-in'] as const
const was = [...stands, 'fulfilled', 'noshow', 'cancelled'] as const

function meetingsAsked(
  groupId: string,
  kind: MeetingsKind,
  { now, pageSize }: { readonly now: string; readonly pageSize: number },
): QueryCall {
  const isComing = kind === 'coming'
  return {
    filters: [
      { field: 'group', op: 'eq', value: groupId },
      { field: 'end', op: isComing ? 'gt' : 'le', value: now },
      { field: 'status', op: 'in', value: [...(isComing ? stands : was)] },
    ],
    orderBy: 'start',
    order: isComing ? 'asc' : 'desc',
    pageSize,
    total: true,
    crossPartition: true,
  }
}
