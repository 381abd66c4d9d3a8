import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Props = {
  readonly note: Note
  readonly title: string
  /** What goes with it. */
  readonly text: string
  readonly onClose: () => void
  /** The note is gone. */
  readonly onGone: () => void
}

/** Asks why a note, or one part of it, is not kept, and takes it away. What is still on its way is stored before. */
export function DiscardDialog({ note, title, text, onClose, onGone }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const discard = async () => {
    setBusy(true)
    await outbox.flush()
    const outcome = await send('note.discard', { id: note.id, reason: reason.trim() })
    setBusy(false)
    return outcome.ok ? onGone() : setFailure(outcome.failure)
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      <Textarea
        label={words('note.discard-why')}
        autosize
        minRows={2}
        maxLength={300}
        withAsterisk
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button color="red.9" disabled={reason.trim() === ''} loading={isBusy} onClick={() => void discard()}>
          {words('note.discard')}
        </Button>
      </div>
    </Dialog>
  )
}
