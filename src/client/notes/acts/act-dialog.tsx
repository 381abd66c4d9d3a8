import { Button, Select, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { useProof } from '#client/person/proving/use-proof.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { type AskedAct, askAct, type Entered, forms, type Prove } from './ask-act.ts'

type Props = {
  readonly act: AskedAct
  readonly note: Note
  readonly onClose: () => void
  readonly onDone: () => void
}

const keptActs = keepTyping<Entered>()
const blank: Entered = { reason: '', text: '' }

/** Asks why before something is done with a signed note, and for the password where it is signed or final. What was written stays until it is done. */
export function ActDialog({ act, note, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const form = forms[act]
  const kept = useKept(keptActs, `${note.id}/${act}`, () => blank)
  const proof = useProof()
  const [credential, setCredential] = useState('')
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const { reason, text } = kept.typed
  const isWhole =
    (!form.reasons || reason !== '') &&
    (!form.needsText || text.trim() !== '') &&
    (!form.needsPassword || proof.method === 'Passkey' || credential !== '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isAsking) return
    setAsking(true)
    const prove: Prove = (operation, said) => proof.credentialFor(operation, said, credential)
    const outcome = await askAct(act, note, { ...kept.typed, prove })
    setAsking(false)
    setCredential('')
    setTries((before) => before + 1)
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    notify(words(form.done))
    onDone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words(form.title)}>
      <form className="note-act" onSubmit={(event) => void submit(event)}>
        <p>{words(form.explained)}</p>
        <Why act={act} entered={kept.typed} type={kept.type} />
        {form.needsPassword && (
          <ProofFields
            key={tries}
            proof={proof}
            why={words('note.password-why')}
            isMissing={false}
            field={{ onChange: async ({ target }) => setCredential(target.value) }}
          />
        )}
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button
            type="submit"
            loading={isAsking}
            aria-disabled={!isWhole}
            {...(form.isGrave && { color: 'red.9' })}
          >
            {words(form.title)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type WhyProps = {
  readonly act: AskedAct
  readonly entered: Entered
  readonly type: (entered: Entered) => void
}

/** The reason, by its name where there is a list of them, and in words. */
function Why({ act, entered, type }: WhyProps): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const form = forms[act]
  const { reason, text } = entered
  return (
    <>
      {form.reasons && (
        <Select
          label={words('note.act-why')}
          data={form.reasons.map(({ code, display, spanish }) => ({
            value: code,
            label: locale === 'es' ? (spanish ?? display) : display,
          }))}
          value={reason === '' ? null : reason}
          onChange={(code) => type({ reason: code ?? '', text })}
          withAsterisk
          data-autofocus
        />
      )}
      {form.text && (
        <Textarea
          label={words(form.text)}
          autosize
          minRows={3}
          maxLength={form.longest ?? 1000}
          withAsterisk={form.needsText === true}
          value={text}
          onChange={(event) => type({ reason, text: event.currentTarget.value })}
        />
      )}
    </>
  )
}
