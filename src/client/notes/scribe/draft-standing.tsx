import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Transcription } from '#generated/types/transcription.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { waitingPassages } from '#shared/scribe/waiting-passages.ts'
import { editsName } from './open-edits.ts'

type Props = {
  /** Of which part of a shared note it is. */
  readonly whose?: string
  readonly transcription: Transcription
  readonly onReview: () => void
  readonly onDiscarded: () => void
}

/** How the draft stands, and what can be done with it. */
export function DraftStanding({ whose, transcription, onReview, onDiscarded }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { id, draft = [], errorMessage, result } = transcription
  const discard = async () => {
    const outcome = await send('transcription.discard', { id })
    if (!outcome.ok) return setFailure(outcome.failure)
    await outbox.forgetCopy(editsName(id)).catch(() => undefined)
    onDiscarded()
  }
  return (
    <div className="scribe-standing">
      {whose !== undefined && <h3>{whose}</h3>}
      {errorMessage && (
        <p className="scribe-said-why" data-result={result} role="status">
          {errorMessage}
        </p>
      )}
      {draft.length > 0 && (
        <p>{words('scribe.waiting', { count: waitingPassages(transcription).length, all: draft.length })}</p>
      )}
      <FailureLines failure={failure} />
      <div className="scribe-decisions">
        {draft.length > 0 && (
          <Button size="xs" onClick={onReview}>
            {words('scribe.review')}
            {whose !== undefined && <span className="visually-hidden"> {whose}</span>}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => setAsking(true)}>
          {words('scribe.discard')}
          {whose !== undefined && <span className="visually-hidden"> {whose}</span>}
        </Button>
      </div>
      <Confirmation
        isOpen={isAsking}
        title={words('scribe.discard')}
        text={words('scribe.discard-text')}
        confirmLabel={words('scribe.discard')}
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
        isDangerous
      />
    </div>
  )
}
