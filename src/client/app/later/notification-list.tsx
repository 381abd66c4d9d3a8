import { Button, Drawer } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { askAgain } from '#client/api/use-answer.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Notification } from '#generated/types/notification.ts'
import { useNotificationBell } from './use-notification-bell.ts'
import './notification-list.css'
import '#client/ui/has-more-looks.ts'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** The list of one's notifications, fetched later: what each says, where it leads, whether it was read. */
export function NotificationList({ isOpen, onClose }: Props): ReactNode {
  const words = useWords()
  const mark = useMarking()
  const { input, answer } = useNotificationBell()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      title={words('app.bell-title')}
      closeButtonProps={{ 'aria-label': words('ui.close-dialog') }}
    >
      <Answered
        answer={answer}
        what={words('app.bell-title')}
        onRetry={() => input && askAgain('notification.query', input)}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState icon={IconBellOff} title={words('app.bell-none')} />}
      >
        {(items) => {
          const unread = items.filter(({ readAt }) => readAt === undefined)
          return (
            <>
              {unread.length > 1 && (
                <Button variant="default" onClick={() => void mark(unread)}>
                  {words('app.bell-read-all')}
                </Button>
              )}
              <ul className="bell-list">
                {items.map((notification) => (
                  <li key={notification.id} data-unread={notification.readAt === undefined || undefined}>
                    <OneNotification
                      notification={notification}
                      onRead={() => void mark([notification])}
                      onLeave={onClose}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Answered>
    </Drawer>
  )
}

type OneProps = {
  readonly notification: Notification
  readonly onRead: () => void
  readonly onLeave: () => void
}

function OneNotification({ notification, onRead, onLeave }: OneProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { now } = useWorld()
  const { title, body, category, created, readAt, priority } = notification
  const route = routeOf(notification)
  const follow = () => {
    if (readAt === undefined) onRead()
    onLeave()
  }
  return (
    <>
      <p className="notification-title">
        {route === undefined ? (
          title
        ) : (
          <ScreenLink to={route} onGo={follow}>
            {title}
          </ScreenLink>
        )}
      </p>
      {body && <p>{body}</p>}
      <p className="notification-facts">
        {labels(`enumeration.NotificationCategory.${category}`)}
        {priority !== 'Normal' && ` · ${labels(`enumeration.Priority.${priority}`)}`} ·{' '}
        {moments.relative(created, now())}
      </p>
      {readAt === undefined && (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={words('app.notification-read-of', { title })}
          onClick={onRead}
        >
          {words('app.notification-read')}
        </Button>
      )}
    </>
  )
}

/** Where a press leads: only to a place of this application, whoever wrote the notification. */
function routeOf({ target }: Notification): string | undefined {
  const { route, ref } = target ?? {}
  if (route !== undefined && /^\/(?![/\\])/.test(route)) return route
  return ref?.resourceType === undefined ? undefined : `/resources/${ref.resourceType}/${ref.id}`
}

/** Marks notifications as read, now. */
function useMarking(): (unread: readonly Notification[]) => Promise<void> {
  const outbox = useOutbox()
  const { instant } = useWorld()
  return async (unread) => {
    for (const before of unread) {
      const after = { ...before, readAt: instant() }
      await outbox.write({ kind: 'patch', type: 'Notification', id: before.id, before, after })
    }
  }
}
