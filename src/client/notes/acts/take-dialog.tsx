import { Button, PasswordInput, Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Readiness } from '#client/notes/signing/use-signing.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { signatureRefusalReason } from '#generated/lists/signature-refusal-reason.ts'
import type { Stroke } from '#shared/elements/people/strokes.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { askToTake, type Taking } from './ask-to-take.ts'
import { useGuardians } from './use-guardians.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly readiness: Readiness
  readonly onClose: () => void
  readonly onDone: () => void
}

const ways = ['sign', 'not', 'aloud'] as const

/** What is drawn or typed as a signature, and the password: nobody finds that of somebody else. */
type Signed = Pick<Taking, 'name' | 'strokes' | 'credential'>
type Entered = Omit<Taking, keyof Signed>

const keptEntries = keepTyping<Entered>()
const blank: Entered = { way: 'sign', person: '', reason: '', comment: '', witness: '' }
const unsigned: Signed = { name: '', strokes: [], credential: '' }

/** The patient or a guardian signs on this device; or it is written down what was said on a call, or why nobody signs. Whoever is with them says so with the password. What was written stays until it is stored. */
export function TakeDialog({ loaded, readiness, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const [step] = readiness.patientSteps
  const kept = useKept(keptEntries, `${loaded.parts.note.id}/${step?.stepId ?? ''}`, () => blank)
  const [signed, setSigned] = useState(unsigned)
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const taking: Taking = { ...kept.typed, ...signed }
  const enter = (more: Partial<Entered>) => kept.type({ ...kept.typed, ...more })
  const sign = (more: Partial<Signed>) => setSigned((before) => ({ ...before, ...more }))
  if (!step) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (taking.credential === '' || isAsking) return
    setAsking(true)
    const outcome = await askToTake(loaded.parts.note, { step, contentHash: readiness.contentHash }, taking)
    setAsking(false)
    sign({ credential: '' })
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    notify(words('note.take-done'))
    onDone()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('note.take-title')} size="lg">
      <form className="note-act" onSubmit={(event) => void submit(event)}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <Who loaded={loaded} taking={taking} enter={enter} />
        <Select
          label={words('note.take-how')}
          data={ways.map((value) => ({ value, label: words(`note.take-${value}`) }))}
          value={taking.way}
          allowDeselect={false}
          onChange={(value) => enter({ way: ways.find((way) => way === value) ?? 'sign' })}
        />
        {taking.way === 'sign' ? (
          <ByHand taking={taking} sign={sign} />
        ) : (
          <InWords taking={taking} enter={enter} />
        )}
        <PasswordInput
          label={words('note.password')}
          description={words('note.take-present')}
          autoComplete="current-password"
          withAsterisk
          value={taking.credential}
          visibilityToggleButtonProps={{ 'aria-label': words('note.show-password') }}
          onChange={(event) => sign({ credential: event.currentTarget.value })}
        />
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isAsking} aria-disabled={taking.credential === ''}>
            {words('note.take-store')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Part = { readonly taking: Taking; readonly enter: (more: Partial<Entered>) => void }
type Signing = { readonly taking: Taking; readonly sign: (more: Partial<Signed>) => void }

function Who({ loaded, taking, enter }: Part & Pick<Props, 'loaded'>): ReactNode {
  const words = useWords()
  const { patient } = loaded.parts.note
  const guardians = useGuardians(patient?.id)
  const people = [
    ...(patient ? [{ value: '', label: patient.display ?? words('note.take-patient') }] : []),
    ...guardians.map(({ id, display }) => ({ value: id, label: display })),
  ]
  return (
    <Select
      label={words('note.take-who')}
      data={people}
      value={taking.person}
      allowDeselect={false}
      onChange={(person) => enter({ person: person ?? '' })}
    />
  )
}

function ByHand({ taking, sign }: Signing): ReactNode {
  const words = useWords()
  const strokes: readonly Stroke[] = taking.strokes
  return (
    <>
      <p>{words('note.take-hand-over')}</p>
      <SignaturePad strokes={strokes} draw={(drawn) => sign({ strokes: drawn })} />
      <Button variant="subtle" onClick={() => sign({ strokes: [] })} disabled={strokes.length === 0}>
        {words('note.take-again')}
      </Button>
      <TextInput
        label={words('note.take-typed')}
        autoComplete="off"
        maxLength={120}
        value={taking.name}
        onChange={(event) => sign({ name: event.currentTarget.value })}
      />
    </>
  )
}

function InWords({ taking, enter }: Part): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const isNot = taking.way === 'not'
  return (
    <>
      {isNot && (
        <Select
          label={words('note.take-reason')}
          data={signatureRefusalReason.items.map(({ code, display, spanish }) => ({
            value: code,
            label: locale === 'es' ? (spanish ?? display) : display,
          }))}
          value={taking.reason === '' ? null : taking.reason}
          withAsterisk
          onChange={(reason) => enter({ reason: reason ?? '' })}
        />
      )}
      <Textarea
        label={words(isNot ? 'note.act-comment' : 'note.take-said')}
        autosize
        minRows={2}
        maxLength={1000}
        withAsterisk={!isNot}
        value={taking.comment}
        onChange={(event) => enter({ comment: event.currentTarget.value })}
      />
      <TextInput
        label={words('note.take-witness')}
        maxLength={120}
        value={taking.witness}
        onChange={(event) => enter({ witness: event.currentTarget.value })}
      />
    </>
  )
}
