import { Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { closeWorkspace } from '#client/routing/workspace.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

const open: readonly Note['signingState'][] = ['Draft', 'ReadyToSign', 'Returned']

/** In the head of a note that nobody has signed: its author takes it away, with a reason. What is still on its way is stored before. */
export function DiscardNote({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const [isAsking, setAsking] = useState(false)
  const isMine = note.author.id === profile?.id && open.includes(note.signingState)
  if (!isMine || !mayDo('note.discard')) return null
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words('note.discard')}
      </Button>
      {isAsking && <WhyDialog note={note} onClose={() => setAsking(false)} />}
    </>
  )
}

type WhyProps = { readonly note: Note; readonly onClose: () => void }

function WhyDialog({ note, onClose }: WhyProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const outbox = useOutbox()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const discard = async () => {
    setBusy(true)
    await outbox.flush()
    const outcome = await send('note.discard', { id: note.id, reason: reason.trim() })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    closeWorkspace(`Note/${note.id}`)
    refreshAllAnswers()
    notify(words('note.discarded'))
    return go('/today')
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('note.discard-title')}>
      <p>{words('note.discard-text')}</p>
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
