import { Button, Select, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { returnReason } from '#generated/lists/return-reason.ts'
import type { Note } from '#generated/types/note.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'

/** What a reviewer says of a note. */
export type ReviewVerdict = 'Approved' | 'Returned' | 'Declined'

type Props = {
  readonly verdict: ReviewVerdict
  /** The note as it is shown. */
  readonly note: Pick<Note, 'id' | 'display'> & { readonly meta: { readonly versionId: string } }
  readonly onClose: () => void
  readonly onDone: () => void
}

type Entered = { readonly reason: string; readonly text: string }

const keptReviews = keepTyping<Entered>()
const blank: Entered = { reason: '', text: '' }

/** Says what came of a review: approved or left to others, with a word to the author; or what has to be changed, with its reason. */
export function ReviewDialog({ verdict, note, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const kept = useKept(keptReviews, `${note.id}/review-${verdict}`, () => blank)
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const { reason, text } = kept.typed
  const asksChanges = verdict === 'Returned'
  const isWhole = !asksChanges || (reason !== '' && text.trim() !== '')

  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isAsking) return
    setAsking(true)
    const outcome = await sendReview(verdict, note, kept.typed)
    setAsking(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    refreshAnswers('Note')
    notify(words(`note.review-${verdict}-done`))
    onDone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words(`note.review-${verdict}`)}>
      <Stack component="form" gap="sm" onSubmit={(event) => void say(event)}>
        <strong>{note.display}</strong>
        <p>{words(`note.review-${verdict}-text`)}</p>
        {asksChanges && <Reason value={reason} onChange={(code) => kept.type({ reason: code, text })} />}
        <Textarea
          label={words(asksChanges ? 'note.review-what' : 'note.review-comment')}
          autosize
          minRows={2}
          maxLength={1000}
          withAsterisk={asksChanges}
          value={text}
          onChange={(event) => kept.type({ reason, text: event.currentTarget.value })}
        />
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isAsking} aria-disabled={!isWhole}>
            {words(`note.review-${verdict}`)}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

type ReasonProps = { readonly value: string; readonly onChange: (code: string) => void }

function Reason({ value, onChange }: ReasonProps): ReactNode {
  const words = useWords()
  const locale = useLocale()
  return (
    <Select
      label={words('note.act-why')}
      data={returnReason.items.map(({ code, display, spanish }) => ({
        value: code,
        label: locale === 'es' ? (spanish ?? display) : display,
      }))}
      value={value === '' ? null : value}
      onChange={(code) => onChange(code ?? '')}
      withAsterisk
      data-autofocus
    />
  )
}

function sendReview(
  verdict: ReviewVerdict,
  { id, meta }: Props['note'],
  { reason: code, text }: Entered,
): Promise<Outcome<Note>> {
  const asked = { id, versionId: meta.versionId }
  const comment = text.trim() === '' ? {} : { comment: text.trim() }
  if (verdict !== 'Returned') return send('note.review', { ...asked, verdict, ...comment })
  const display = returnReason.items.find((item) => item.code === code)?.display ?? ''
  return send('note.return', { ...asked, reason: { code, display }, ...comment })
}
