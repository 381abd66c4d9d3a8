import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refreshAnswersAfter } from '#client/api/answers.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { shownOf } from '#client/notes/open/shown-of.ts'
import { askReady } from '#client/notes/signing/use-signing.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

type Props = {
  readonly open: OpenNote
  /** The note is ready and waits for the reviewer. */
  readonly onReady: () => void
}

/** Asks somebody to review the note before it is signed. */
export function AskReview({ open, onReady }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words('note.review-ask')}
      </Button>
      {isOpen && (
        <AskDialog
          open={open}
          onClose={close}
          onReady={() => {
            close()
            onReady()
          }}
        />
      )}
    </>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

/** Who reviews and until when; then the note is called ready, as it is before it is signed, for nobody reviews what is still being written. */
function AskDialog({ open, onClose, onReady }: DialogProps): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const [who, setWho] = useState({ id: '', display: '' })
  const [due, setDue] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const isOwn = who.id !== '' && isWriter(open.read().note, who.id)
  const isWhole = who.id !== '' && !isOwn

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isAsking) return
    setAsking(true)
    open.changeNote((note) => withReviewer(note, { ...who, due }))
    const { id, encounter } = open.settle().note
    const outcome = await askReady(outbox, { id, encounter, shown: shownOf(open) })
    setAsking(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    refreshAnswersAfter('note.ready')
    notify(words('note.review-ask-done'))
    onReady()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('note.review-ask')}>
      <Stack component="form" gap="sm" onSubmit={(event) => void ask(event)}>
        <p>{words('note.review-ask-text')}</p>
        <StaffSearch
          title={words('note.review-ask-who')}
          value={who.id}
          onChange={(id, display) => setWho({ id, display })}
          error={isOwn ? words('note.review-ask-own') : undefined}
          isRequired
        />
        <TextInput
          type="date"
          label={words('note.review-ask-due')}
          value={due}
          onChange={({ currentTarget }) => setDue(currentTarget.value)}
        />
        {failure && <p>{words('note.review-ask-not-ready')}</p>}
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isAsking} aria-disabled={!isWhole}>
            {words('note.review-ask')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

type Reviewer = { readonly id: string; readonly display: string; readonly due: string }

/** Asked once more, a reviewer has said nothing yet. */
function withReviewer(note: Note, { id, display, due }: Reviewer): Note {
  const others = (note.reviewers ?? []).filter(({ practitioner }) => practitioner.id !== id)
  const practitioner = { id, resourceType: 'Practitioner', display }
  const asked = { practitioner, state: 'Requested' as const, ...(due !== '' && { due }) }
  return { ...note, reviewers: [...others, asked] }
}
