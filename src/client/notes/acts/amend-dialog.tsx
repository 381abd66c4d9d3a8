import { Button, Select, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useFormSetting } from '#client/notes/sections/use-form-setting.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { amendmentReason } from '#generated/lists/amendment-reason.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { askAmendment } from './ask-amendment.ts'
import { DisputedAnswers } from './disputed-answers.tsx'
import { useAmending } from './use-amending.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly onClose: () => void
  readonly onDone: () => void
  /** The note is another one than is shown here. */
  readonly onChanged: () => void
}

/** The sections of a signed note, to be changed: the original stands until everybody has signed the amendment. What was changed stays on this page until it is handed over. */
export function AmendDialog({ loaded, onClose, onDone, onChanged }: Props): ReactNode {
  const words = useWords()
  const amending = useAmending(loaded)
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const isUndecided = amending.open.disputed.length > 0
  const handOver = async () => {
    if (isUndecided || isAsking) return
    const typed = amending.now()
    setAsking(true)
    const outcome = await askAmendment(amending.open, typed)
    setAsking(false)
    if (!outcome.ok) {
      if (outcome.failure.kind === 'conflict') onChanged()
      return setFailure(outcome.failure)
    }
    amending.stored(typed)
    notify(words('note.act-amend-done'))
    onDone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('note.act-amend')} size="xl">
      <div className="note-amend">
        <p>{words('note.act-amend-text')}</p>
        {isCommonPart(loaded.parts.note) && <p>{words('note.act-amend-for-all')}</p>}
        <StillThere isFromBefore={amending.isFromBefore} onStartOver={amending.startOver} />
        <Reason amending={amending} />
        <DisputedAnswers open={amending.open} decide={amending.decide} />
        <Sections loaded={loaded} amending={amending} />
        <FailureLines failure={isUndecided ? undefined : failure} />
        {isUndecided && <p className="failure-lines">{words('note.amend-both-first')}</p>}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button loading={isAsking} aria-disabled={isUndecided} onClick={() => void handOver()}>
            {words('note.amend-hand-over')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Amending = ReturnType<typeof useAmending>

function Reason({ amending }: { readonly amending: Amending }): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const { reason, text } = amending.typed
  return (
    <>
      <Select
        label={words('note.act-why')}
        data={amendmentReason.items.map(({ code, display, spanish }) => ({
          value: code,
          label: locale === 'es' ? (spanish ?? display) : display,
        }))}
        value={reason === '' ? null : reason}
        onChange={(code) => amending.type({ reason: code ?? '' })}
        withAsterisk
      />
      <Textarea
        label={words('note.amend-explanation')}
        autosize
        maxLength={20_000}
        value={text}
        onChange={(event) => amending.type({ text: event.currentTarget.value })}
      />
    </>
  )
}

function Sections({ loaded, amending }: Pick<Props, 'loaded'> & { readonly amending: Amending }): ReactNode {
  const setting = useFormSetting(loaded)
  return (
    <>
      {amending.open.shown.map(({ id, title, answers }) => (
        <section key={id} aria-labelledby={`amend-${id}`}>
          <h3 id={`amend-${id}`}>{title}</h3>
          <FormView answers={answers} setting={setting} headingLevel={3} eager={99} />
        </section>
      ))}
    </>
  )
}
