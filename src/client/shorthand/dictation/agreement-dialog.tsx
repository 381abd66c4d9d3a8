import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'

const stored = 'goldthread.dictation'

/** Whether somebody has agreed on this device that its browser listens. */
export function hasAgreed(): boolean {
  return localStorage.getItem(stored) === 'agreed'
}

type Props = { readonly onAgree: () => void; readonly onClose: () => void }

/** Says once on each device who may hear what is said, before anybody listens. */
export function AgreementDialog({ onAgree, onClose }: Props): ReactNode {
  const words = useWords()
  const agree = () => {
    localStorage.setItem(stored, 'agreed')
    onAgree()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('shorthand.dictation-first')} size="md">
      <p>{words('shorthand.dictation-who')}</p>
      <p>{words('shorthand.dictation-kept')}</p>
      <div className="state-actions">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words('ui.cancel')}
        </Button>
        <Button onClick={agree}>{words('shorthand.dictation-agree')}</Button>
      </div>
    </Dialog>
  )
}
