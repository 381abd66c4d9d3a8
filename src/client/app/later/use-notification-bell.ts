import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Notification } from '#generated/types/notification.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** So many of the latest are looked at. */
export const latestNotifications = 50

/** One's own notifications, the newest first, with the question that brought them; those that are past their date are left out. */
export type OwnNotifications = {
  readonly mayRead: boolean
  readonly input: QueryCall | undefined
  readonly answer: Outcome<readonly Notification[]> | undefined
}

/** Asks for one's own notifications. */
export function useNotificationBell(): OwnNotifications {
  const { profile } = useSession()
  const { may } = usePermissions()
  const { now } = useWorld()
  const mayRead = profile !== null && may('Notification:Read')
  const partition = mayRead ? profile.id : undefined
  const input = useMemo(
    (): QueryCall | undefined =>
      partition === undefined ? undefined : { filters: [], pageSize: latestNotifications, partition },
    [partition],
  )
  const answer = useAnswer('notification.query', input)
  return { mayRead, input, answer: answer?.ok ? succeeded(unexpired(answer.value, now())) : answer }
}

function unexpired({ items }: Page<Notification>, now: number): readonly Notification[] {
  return items.filter(({ expires }) => expires === undefined || Date.parse(expires) > now)
}
