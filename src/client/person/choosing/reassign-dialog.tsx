import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { StaffSearch } from './staff-search.tsx'

type Props = {
  /** The note as it is shown. */
  readonly note: Pick<Note, 'id'> & { readonly meta: { readonly versionId: string } }
  readonly onClose: () => void
  readonly onDone: () => void
}

const keptReasons = keepTyping<string>()

/** Gives the co-signature of a note to another supervisor: to whom, and why. */
export function ReassignDialog({ note, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const kept = useKept(keptReasons, `${note.id}/reassign`, () => '')
  const [to, setTo] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const reason = kept.typed.trim()
  const isWhole = to !== '' && reason !== ''

  const give = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isAsking) return
    setAsking(true)
    const outcome = await send('note.reassign', {
      id: note.id,
      versionId: note.meta.versionId,
      to: { id: to, resourceType: 'Practitioner' },
      reason,
    })
    setAsking(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    refreshAnswers('Note')
    notify(words('note.act-reassign-done'))
    onDone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('note.act-reassign')}>
      <Stack component="form" gap="sm" onSubmit={(event) => void give(event)}>
        <p>{words('note.act-reassign-text')}</p>
        <StaffSearch title={words('note.act-reassign-to')} value={to} onChange={setTo} isRequired />
        <Textarea
          label={words('note.act-why')}
          autosize
          minRows={2}
          maxLength={1000}
          withAsterisk
          value={kept.typed}
          onChange={(event) => kept.type(event.currentTarget.value)}
        />
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isAsking} aria-disabled={!isWhole}>
            {words('note.act-reassign')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
