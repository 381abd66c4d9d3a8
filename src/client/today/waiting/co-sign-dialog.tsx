import { Button, Progress, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import { type CoSigning, type Unsigned, useCoSigning } from './use-co-signing.ts'

type Props = {
  /** Those that were ticked when the dialog was opened: what others do meanwhile changes nothing of what is about to be signed. */
  readonly notes: readonly WaitingNote[]
  readonly signerName: string
  readonly onClose: () => void
  /** Called with the ids of those that are signed. */
  readonly onSigned: (ids: readonly string[]) => void
}

/** Signs several notes by one word: which they are, what is attested, the proof once, that it is the signer; then how far it is, and what was not signed and why. */
export function CoSignDialog({ notes: ticked, signerName, onClose, onSigned }: Props): ReactNode {
  const words = useWords()
  const [notes, setNotes] = useState(ticked)
  const { state, proof, run, stop } = useCoSigning((ids) => {
    setNotes((before) => before.filter(({ note }) => !ids.includes(note.id)))
    onSigned(ids)
  })
  const { register, handleSubmit, formState, setValue } = useForm({
    defaultValues: { credential: '', comment: '' },
  })
  const isSigning = state.kind === 'signing'
  const sign = async (entered: { readonly credential: string; readonly comment: string }) => {
    const count = await run(notes, { name: signerName, ...entered })
    setValue('credential', '')
    if (count > 0) notify(words('today.co-signed', { count }))
    if (count === notes.length) onClose()
  }
  const attested = [...new Set(notes.flatMap(({ attestationText }) => attestationText ?? []))]
  return (
    <Dialog
      isOpen
      onClose={isSigning ? stop : onClose}
      title={words('today.co-sign-title', { count: notes.length })}
      size="lg"
    >
      <form className="co-sign" onSubmit={handleSubmit(sign)} noValidate>
        <NotesSigned notes={notes} />
        {attested.map((text) => (
          <blockquote key={text}>{text}</blockquote>
        ))}
        <p>{words('today.co-sign-as', { name: signerName })}</p>
        <Outcomes state={state} isPassword={proof.method === 'Password'} />
        <Textarea label={words('today.co-sign-comment')} autosize maxLength={1000} {...register('comment')} />
        <ProofFields
          proof={proof}
          why={words('note.password-why')}
          isMissing={formState.errors.credential !== undefined}
          field={register('credential', { required: proof.method !== 'Passkey', shouldUnregister: true })}
        />
        <div className="state-actions">
          <Button variant="default" onClick={isSigning ? stop : onClose}>
            {words(isSigning ? 'today.co-sign-stop' : 'ui.cancel')}
          </Button>
          <Button type="submit" loading={isSigning} disabled={notes.length === 0}>
            {words('today.co-sign-all', { count: notes.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function NotesSigned({ notes }: { readonly notes: readonly WaitingNote[] }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <ul className="co-sign-notes" aria-label={words('today.waiting-notes')}>
      {notes.map(({ note, subject, definition, serviceDate, author }) => (
        <li key={note.id}>
          <strong>{subject.display ?? note.display}</strong>{' '}
          <span>
            {[definition, moments.shortDay(serviceDate), author.display].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

type OutcomesProps = { readonly state: CoSigning; readonly isPassword: boolean }

function Outcomes({ state, isPassword }: OutcomesProps): ReactNode {
  const words = useWords()
  if (state.kind === 'signing')
    return (
      <div className="co-sign-progress">
        <p role="status">{words('today.co-sign-progress', { done: state.done, all: state.of })}</p>
        <Progress.Root size="lg">
          <Progress.Section
            value={(state.done / state.of) * 100}
            aria-label={words('today.co-sign-progress', { done: state.done, all: state.of })}
          />
        </Progress.Root>
      </div>
    )
  return (
    <>
      {state.isProofWrong && (
        <p className="failure-lines" role="alert">
          {words(isPassword ? 'today.co-sign-password-wrong' : 'note.refused-proof')}
        </p>
      )}
      {state.unsigned.map((each) => (
        <NotSigned key={each.note.note.id} {...each} />
      ))}
    </>
  )
}

function NotSigned({ note: { note, subject }, failure }: Unsigned): ReactNode {
  const words = useWords()
  return (
    <div>
      <p>{words('today.co-sign-not', { who: subject.display ?? note.display ?? '' })}</p>
      <FailureLines failure={failure} />
    </div>
  )
}
