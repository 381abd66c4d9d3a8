import { CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { announce } from './announcer.tsx'
import { useWords } from './words.tsx'
import './notices.css'

type Notice = { readonly key: number; readonly text: string }

const listeners = new Set<() => void>()
const shownFor = 6_000
let notices: readonly Notice[] = []
let nextKey = 1

/** Tells of something that is already done; never of something that must be decided. */
export function notify(text: string): void {
  const notice = { key: nextKey, text }
  nextKey += 1
  change([...notices, notice].slice(-3))
  announce(text)
  setTimeout(() => dismiss(notice.key), shownFor)
}

/** The corner where notices stand; drawn once, by the shell. */
export function Notices(): ReactNode {
  const words = useWords()
  const shown = useSyncExternalStore(subscribe, () => notices)

  return (
    <div className="notices">
      {shown.map(({ key, text }) => (
        <div key={key} className="notice">
          <IconCheck size={16} aria-hidden="true" />
          <span>{text}</span>
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
