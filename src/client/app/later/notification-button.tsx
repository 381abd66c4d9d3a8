import { UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationBell } from './use-notification-bell.ts'
import './notification-button.css'

/** The shell's button of notifications, fetched later: a bell with the number of those that are not read yet; a press opens the list. */
export function NotificationButton(): ReactNode {
  const words = useWords()
  const { mayRead, answer } = useNotificationBell()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  if (!mayRead) return null

  const count = answer?.ok ? answer.value.filter(({ readAt }) => readAt === undefined).length : 0
  return (
    <>
      <UnstyledButton className="bell" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBell size={18} aria-hidden="true" />
        <span className="visually-hidden">{words('app.bell', { count })}</span>
        {count > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
      </UnstyledButton>
      {wasOpened && <NotificationList isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
