import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
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

const keptReasons = keepTyping<string>()

/** Asks why a note, or one part of it, is not kept, and takes it away. What is still on its way is stored before. The reason stays until that is done. */
export function DiscardDialog({ note, title, text, onClose, onGone }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const kept = useKept(keptReasons, note.id, () => '')
  const reason = kept.typed
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const discard = async () => {
    setBusy(true)
    await outbox.flush()
    const outcome = await send('note.discard', { id: note.id, reason: reason.trim() })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(reason)
    return onGone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <Textarea
        label={words('note.discard-why')}
        autosize
        minRows={2}
        maxLength={300}
        withAsterisk
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => kept.type(currentTarget.value)}
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
