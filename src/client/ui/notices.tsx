import { Button, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { announce } from './announcer.tsx'
import { useWords } from './words.tsx'
import './notices.css'

/** What can still be done about it, such as taking it back. */
export type NoticeAction = { readonly label: string; readonly act: () => void }

type Notice = { readonly key: number; readonly text: string; readonly action?: NoticeAction }

const listeners = new Set<() => void>()
const shownFor = 6_000
const shownWithAction = 12_000
let notices: readonly Notice[] = []
let nextKey = 1

/** Tells of something that is already done; never of something that must be decided. */
export function notify(text: string, action?: NoticeAction): void {
  const notice = { key: nextKey, text, ...(action && { action }) }
  nextKey += 1
  change([...notices, notice].slice(-3))
  announce(text)
  setTimeout(() => dismiss(notice.key), action ? shownWithAction : shownFor)
}

/** Takes all notices away, and what was last said of them: whoever is here now is not who was told. */
export function forgetNotices(): void {
  change([])
  announce('')
}

/** The corner where notices stand; drawn once, by the shell. */
export function Notices(): ReactNode {
  const words = useWords()
  const shown = useSyncExternalStore(subscribe, () => notices)

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
  change(notices.filter((notice) => notice.key !== key))
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
