import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useGo } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { BegunByAnother } from './begun-by-another-in.ts'

type Props = {
  readonly begun: BegunByAnother
  readonly isStarting: boolean
  readonly onClose: () => void
  /** A note of one's own is meant. */
  readonly onOwn: () => void
}

/** A colleague has begun the note of this visit: one goes to it, or writes a note of one's own. */
export function BegunDialog({ begun, isStarting, onClose, onOwn }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const { id, name, count, unit, joins } = begun
  return (
    <Dialog isOpen onClose={onClose} title={words('scheduling.begun-by-another', { name, count, unit })}>
      <p>{words(joins ? 'scheduling.begun-joins' : 'scheduling.begun-reads')}</p>
      <div className="state-actions">
        <Button variant="default" loading={isStarting} onClick={onOwn}>
          {words('scheduling.begun-own')}
        </Button>
        <Button data-autofocus onClick={() => go(`/notes/${id}`)}>
          {words(joins ? 'scheduling.begun-join' : 'scheduling.begun-open')}
        </Button>
      </div>
    </Dialog>
  )
}
