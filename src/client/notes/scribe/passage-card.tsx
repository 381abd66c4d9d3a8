import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Passage } from '#shared/scribe/scribe-engine.ts'
import { MarkedText } from './marked-text.tsx'
import type { Decision } from './use-review.ts'

type Props = {
  readonly passage: Passage
  /** Its place, for whoever hears it. */
  readonly place: string
  /** What is typed into it and not kept yet; absent where it is not edited. */
  readonly typed: string | undefined
  readonly onEdit: (text: string | undefined) => void
  readonly onDecide: (decision: Decision) => void
  readonly doubt: ((text: string) => string | undefined) | undefined
  /** The ids of the phrases on the screen on which it rests. */
  readonly phraseIds: string
}

/** One passage of a draft with what is decided of it; A, E and R do it by key, the arrows go to the next one. */
export function PassageCard({ passage, place, typed, onEdit, onDecide, doubt, phraseIds }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, accepted, evidence = [], text } = passage
  return (
    <li className="scribe-passage" data-passage={id} data-accepted={accepted}>
      <fieldset aria-describedby={phraseIds || undefined}>
        <legend className="visually-hidden">{place}</legend>
        {typed !== undefined ? (
          <Editing {...{ passage, typed, onEdit, onDecide, doubt }} />
        ) : (
          <>
            <p>
              <MarkedText text={text} />
            </p>
            {evidence.length === 0 && <p className="scribe-unfounded">{words('scribe.no-evidence')}</p>}
            <div className="scribe-decisions">
              <Button
                size="compact-xs"
                variant={accepted === 'Accepted' ? 'filled' : 'default'}
                aria-pressed={accepted === 'Accepted'}
                data-first
                onClick={() => onDecide({ id, accepted: 'Accepted' })}
              >
                {words('scribe.accept')}
              </Button>
              <Button
                size="compact-xs"
                variant={accepted === 'Edited' ? 'filled' : 'default'}
                aria-pressed={accepted === 'Edited'}
                onClick={() => onEdit(text)}
              >
                {words('scribe.edit')}
              </Button>
              <Button
                size="compact-xs"
                variant={accepted === 'Rejected' ? 'filled' : 'default'}
                {...(accepted === 'Rejected' && { color: 'gray.7' })}
                aria-pressed={accepted === 'Rejected'}
                onClick={() => onDecide({ id, accepted: 'Rejected' })}
              >
                {words('scribe.reject')}
              </Button>
              <span className="scribe-state">{labels(`enumeration.DraftAcceptance.${accepted}`)}</span>
            </div>
          </>
        )}
      </fieldset>
    </li>
  )
}

type EditingProps = Pick<Props, 'passage' | 'onEdit' | 'onDecide' | 'doubt'> & { readonly typed: string }

function Editing({ passage, typed: text, onEdit, onDecide, doubt }: EditingProps): ReactNode {
  const words = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const isChanged = text !== passage.text
  const [isFresh] = useState(!isChanged)
  useEffect(() => {
    // What was typed before the review was closed waits; nobody is taken to it.
    if (isFresh) field.current?.focus()
  }, [isFresh])
  const doubted = doubt?.(text)
  const save = () => {
    if (text.trim() === '' || doubted !== undefined) return
    const isSame = text.trim() === passage.text && passage.accepted !== 'Edited'
    onDecide({ id: passage.id, accepted: isSame ? 'Accepted' : 'Edited', text: text.trim() })
    onEdit(undefined)
  }
  return (
    <>
      <Textarea
        ref={field}
        autosize
        minRows={2}
        maxLength={5000}
        aria-label={words('scribe.edit-text')}
        value={text}
        data-first
        {...(doubted !== undefined && { error: doubted })}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
          // Where something is typed the review is closed, and holds it.
          if (event.key !== 'Escape' || isChanged) return
          event.stopPropagation()
          onEdit(undefined)
        }}
      />
      <div className="scribe-decisions">
        <Button size="compact-xs" onClick={save} disabled={text.trim() === '' || doubted !== undefined}>
          {words('scribe.keep')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => onEdit(undefined)}>
          {words('ui.cancel')}
        </Button>
      </div>
    </>
  )
}
