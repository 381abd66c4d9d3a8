import { Button, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { announce } from './announcer.tsx'
import { openStore, useSource } from './external-store.ts'
import { useWords } from './words.tsx'
import './notices.css'

/** What can still be done about it, such as taking it back. */
export type NoticeAction = {
  readonly label: string
  readonly act: () => void
  /** It takes back what was done: as long as it is offered, Ctrl+Z does so too, from wherever the reader is. */
  readonly isUndo?: true
}

type Notice = {
  readonly key: number
  readonly text: string
  readonly action?: NoticeAction
  /** What else may follow from it. */
  readonly further?: NoticeAction
}

const shownFor = 6_000
const shownWithAction = 12_000
const notices = openStore<readonly Notice[]>([])
let nextKey = 1

/** Tells of something that is already done; never of something that must be decided. */
export function notify(text: string, action?: NoticeAction, further?: NoticeAction): void {
  const notice = { key: nextKey, text, ...(action && { action }), ...(further && { further }) }
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
  const undoable = undoableOf(shown)

  return (
    <div className="notices">
      {shown.map((notice) => (
        <div key={notice.key} className="notice">
          <IconCheck size={16} aria-hidden="true" />
          <span>{notice.text}</span>
          {notice.action && (
            <Button
              variant="subtle"
              onClick={() => act(notice)}
              {...(notice === undoable && { 'aria-keyshortcuts': 'Control+Z' })}
            >
              {notice.action.label}
            </Button>
          )}
          {notice.further && (
            <Button variant="subtle" onClick={() => goOn(notice)}>
              {notice.further.label}
            </Button>
          )}
          <CloseButton aria-label={words('ui.dismiss')} onClick={() => dismiss(notice.key)} />
        </div>
      ))}
    </div>
  )
}

function act({ key, action }: Notice): void {
  dismiss(key)
  action?.act()
}

function goOn({ key, further }: Notice): void {
  dismiss(key)
  further?.act()
}

function undoableOf(shown: readonly Notice[]): Notice | undefined {
  return shown.findLast(({ action }) => action?.isUndo)
}

/** Takes back what the newest notice of that kind tells of; undefined while none does. */
export function useUndoNewest(): (() => void) | undefined {
  const undoable = undoableOf(useSource(notices))
  return undoable && (() => act(undoable))
}

function dismiss(key: number): void {
  notices.change(notices.read().filter((notice) => notice.key !== key))
}
