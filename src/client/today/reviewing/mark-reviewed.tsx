import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'

/** Approves all notes that are on the screen, after having said how many; only where the practice lets reviewers do so. It signs nothing. */
export function MarkReviewed({ notes }: { readonly notes: readonly Note[] }): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (practice?.allowMarkAllReview === false || notes.length < 2) return null

  const markAll = async () => {
    setBusy(true)
    let done = 0
    // One after the other: each is judged by itself, in the version that is on the screen.
    for (const { id, meta } of notes) {
      const asked = { id, versionId: meta.versionId, verdict: 'Approved', isBulk: true } as const
      const outcome = await send('note.review', asked)
      if (outcome.ok) done += 1
    }
    setBusy(false)
    notify(words('today.review-marked', { count: done, left: notes.length - done }))
    refreshAnswers('Note')
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecks size={15} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => setAsking(true)}
      >
        {words('today.review-mark-all')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('today.review-mark-all')}
        text={words('today.review-mark-all-text', { count: notes.length })}
        confirmLabel={words('today.review-mark-count', { count: notes.length })}
        onConfirm={() => void markAll()}
      />
    </>
  )
}
