import { Button, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { announce } from './announcer.tsx'
import { openStore, useSource } from './external-store.ts'
import { useWords } from './words.tsx'
import './notices.css'

/** What can still be done about it, such as taking it back. */
export type NoticeAction = { readonly label: string; readonly act: () => void }

type Notice = { readonly key: number; readonly text: string; readonly action?: NoticeAction }

const shownFor = 6_000
const shownWithAction = 12_000
const notices = openStore<readonly Notice[]>([])
let nextKey = 1

/** Tells of something that is already done; never of something that must be decided. */
export function notify(text: string, action?: NoticeAction): void {
  const notice = { key: nextKey, text, ...(action && { action }) }
  nextKey += 1
  notices.change([...notices.read(), notice].slice(-3))
  announce(text)
  setTimeout(() => dismiss(notice.key), action ? shownWithAction : shownFor)
}

/** Takes all notices away, and what was last said of them: whoever is here now is not who was told. */
export function forgetNotices(): void {
  notices.change([])
  announce('')
}

/** The corner where notices stand; drawn once, by the shell. */
export function Notices(): ReactNode {
  const words = useWords()
  const shown = useSource(notices)

  return (
    <div className="notices">
      {shown.map(({ key, text, action }) => (
        <div key={key} className="notice">
          <IconCheck size={16} aria-hidden="true" />
          <span>{text}</span>
          {action && (
            <Button
              variant="subtle"
              onClick={() => {
                dismiss(key)
                action.act()
              }}
            >
              {action.label}
            </Button>
          )}
          <CloseButton aria-label={words('ui.dismiss')} onClick={() => dismiss(key)} />
        </div>
      ))}
    </div>
  )
}

function dismiss(key: number): void {
  notices.change(notices.read().filter((notice) => notice.key !== key))
}
