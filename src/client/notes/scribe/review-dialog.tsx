import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Transcription } from '#generated/types/transcription.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { Passage, Segment } from '#shared/scribe/scribe-engine.ts'
import type { Edits } from './open-edits.ts'
import { PassageCard } from './passage-card.tsx'
import { type Decision, type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import './scribe.css'

type Props = {
  readonly transcription: Transcription
  readonly open: OpenNote
  readonly onClose: () => void
  readonly onInserted: () => void
  /** Of which part of a shared note it is. */
  readonly whose?: string
  /** Why a passage may not say this, in words; absent where it may. */
  readonly doubt?: (text: string) => string | undefined
}

/** A draft beside the phrases that it rests on: every passage is accepted, edited or rejected, then what is left goes into the note. */
export function ReviewDialog({ transcription, open, onClose, onInserted, whose, doubt }: Props): ReactNode {
  const words = useWords()
  const review = useReview(transcription)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={whose === undefined ? words('scribe.review-title') : words('scribe.review-of', { name: whose })}
      size="xl"
    >
      {review ? (
        <Reviewing review={review} open={open} onInserted={onInserted} doubt={doubt} />
      ) : (
        <Loading what={words('scribe.draft')} />
      )}
    </Dialog>
  )
}

type ReviewingProps = {
  readonly review: Review
  readonly doubt: Props['doubt'] | undefined
} & Pick<Props, 'open' | 'onInserted'>

function Reviewing({ review, open, onInserted, doubt }: ReviewingProps): ReactNode {
  const words = useWords()
  const { draft = [], segments = [] } = review.transcription
  const list = useRef<HTMLDivElement>(null)
  const { edits } = review
  const editing = useMemo(() => Object.keys(edits), [edits])
  const edit = (id: string) => review.edit(id, edits[id] ?? draft.find((each) => each.id === id)?.text)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const decide = (decision: Decision) => review.decide([decision])
  const current = useReviewKeys(list, { decide, edit, editing })
  const shown = useShown(list, draft.map(({ id }) => id).join())
  const waiting = draft.filter(({ accepted }) => accepted === 'Pending')
  const insert = async () => {
    setBusy(true)
    const outcome = await review.insert(open)
    setBusy(false)
    return outcome.ok ? onInserted() : setFailure(outcome.failure)
  }
  const areShown = draft.every(({ id }) => shown.has(id))
  return (
    <>
      <p className="note-quiet">{words('scribe.review-how')}</p>
      <div className="scribe-review">
        <Phrases segments={segments} current={draft.find(({ id }) => id === current)} />
        <div ref={list}>
          <Passages
            draft={draft}
            segments={segments}
            edits={edits}
            onEdit={review.edit}
            onDecide={decide}
            doubt={doubt}
          />
          <TypedBefore draft={draft} edits={edits} onEdit={review.edit} />
        </div>
      </div>
      <FailureLines failure={failure} />
      <div className="scribe-end">
        <span role="status">
          {words('scribe.decided', { count: draft.length - waiting.length, all: draft.length })}
          {editing.length > 0 && ` ${words('scribe.edit-open')}`}
        </span>
        <Button
          variant="default"
          disabled={!areShown || waiting.length === 0}
          onClick={() => review.decide(waiting.map(({ id }) => ({ id, accepted: 'Accepted' })))}
        >
          {words('scribe.accept-all', { count: waiting.length })}
        </Button>
        <Button
          disabled={waiting.length > 0 || editing.length > 0}
          loading={isBusy}
          onClick={() => void insert()}
        >
          {words('scribe.insert')}
        </Button>
      </div>
    </>
  )
}

type PhrasesProps = { readonly segments: readonly Segment[]; readonly current: Passage | undefined }

function Phrases({ segments, current }: PhrasesProps): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby="scribe-said" className="scribe-said">
      <h3 id="scribe-said">{words('scribe.phrases')}</h3>
      <ol>
        {segments.map(({ id, text }) => (
          <li key={id} id={`phrase-${id}`} data-current={current?.evidence?.includes(id) || undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

type PassagesProps = {
  readonly draft: readonly Passage[]
  readonly segments: readonly Segment[]
  readonly edits: Edits
  readonly onEdit: (id: string, text: string | undefined) => void
  readonly onDecide: (decision: Decision) => void
  readonly doubt: Props['doubt'] | undefined
}

function Passages({ draft, segments, edits, onEdit, onDecide, doubt }: PassagesProps): ReactNode {
  const words = useWords()
  const codeWords = useCodeWords()
  const codes = [...new Set(draft.map(({ sectionCode }) => sectionCode.code))]
  return codes.map((code) => (
    <section key={code} aria-labelledby={`scribe-${code}`}>
      <h3 id={`scribe-${code}`}>{codeWords('note-section-type', code)}</h3>
      <ul className="scribe-passages">
        {draft
          .filter(({ sectionCode }) => sectionCode.code === code)
          .map((passage) => (
            <PassageCard
              key={passage.id}
              passage={passage}
              place={words('scribe.passage', { number: draft.indexOf(passage) + 1, all: draft.length })}
              typed={edits[passage.id]}
              onEdit={(text) => onEdit(passage.id, text)}
              onDecide={onDecide}
              doubt={doubt}
              phraseIds={(passage.evidence ?? [])
                .filter((id) => segments.some((each) => each.id === id))
                .map((id) => `phrase-${id}`)
                .join(' ')}
            />
          ))}
      </ul>
    </section>
  ))
}

/** What was typed into passages that are there no more, until whoever typed it lets it go. */
function TypedBefore({ draft, edits, onEdit }: Pick<PassagesProps, 'draft' | 'edits' | 'onEdit'>): ReactNode {
  const words = useWords()
  const before = Object.entries(edits).filter(([id]) => !draft.some((each) => each.id === id))
  return before.map(([id, text]) => (
    <section key={id} className="scribe-passage">
      <p className="note-quiet">{words('scribe.typed-before')}</p>
      <p>{text}</p>
      <Button size="compact-xs" variant="default" onClick={() => onEdit(id, undefined)}>
        {words('scribe.let-go')}
      </Button>
    </section>
  ))
}

/** The passages that have stood on the screen: before all of them have, nobody accepts them at once. */
function useShown(list: RefObject<HTMLElement | null>, ids: string): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!list.current || ids === '') return undefined
    const watch = new IntersectionObserver((entries) => {
      const now = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .flatMap(({ target }) => (target instanceof HTMLElement ? [target.dataset.passage ?? ''] : []))
      if (now.length > 0) setShown((before) => new Set([...before, ...now]))
    })
    for (const passage of list.current.querySelectorAll('[data-passage]')) watch.observe(passage)
    return () => watch.disconnect()
  }, [list, ids])
  return shown
}
