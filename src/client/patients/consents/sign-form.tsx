import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { useProof } from '#client/person/proving/use-proof.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Consent } from '#generated/types/consent.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Stroke } from '#shared/elements/people/strokes.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { ProofMethod } from '#shared/passwords/method-of.ts'

type Props = {
  readonly consent: Consent
  readonly patient: Patient
  readonly people: readonly RelatedPerson[]
  readonly signer: Consent['signers'][number]
  readonly onClose: () => void
}

const keptNames = keepTyping<string>()

/** The form in which somebody signs a consent on this device: drawn with pen, finger or mouse, or the name typed by the signer's own hand; staff confirm with the password who was there. */
export function SignForm({ consent, patient, people, signer, onClose }: Props): ReactNode {
  const words = useWords()
  const person = signer.person ?? { id: patient.id, resourceType: 'Patient' }
  const isStaff = person.resourceType === 'Practitioner'
  const shown = nameOf(person.id, patient, people) ?? person.display ?? ''
  const kept = useKept(keptNames, `${consent.id}/${signer.role}/${person.id}`, () => '')
  const name = kept.typed
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [credential, setCredential] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const proof = useProof()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isDrawn = strokes.length > 0
  const isProven = credential !== '' || proof.method === 'Passkey'
  const isWhole = isProven && (isStaff || isDrawn || name.trim() !== '')
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const method = isStaff ? proof.method : byHand(strokes)
    const said = saidBy({ consent, signer, person, method, name: name.trim(), strokes })
    const proven = await proof.credentialFor('consent.sign', said, credential)
    if (!proven.ok) return setFailure(proven.failure)
    const outcome = await send('consent.sign', { ...said, credential: proven.value })
    setCredential('')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(name)
    notify(words(outcome.value.status === 'Active' ? 'consents.now-active' : 'consents.signed-one'))
    onClose()
  }
  return (
    <form ref={form} className="consent-sign" onSubmit={(event) => void sign(event)}>
      <h3>{words('consents.sign-title', { name: shown })}</h3>
      {!isStaff && (
        <>
          <p>{words('consents.sign-hand-over')}</p>
          <SignaturePad strokes={strokes} draw={setStrokes} />
          <TextInput
            label={words('consents.sign-name')}
            description={words('consents.sign-typed')}
            autoComplete="off"
            value={name}
            maxLength={120}
            required={!isDrawn}
            onChange={(event) => kept.type(event.currentTarget.value)}
          />
        </>
      )}
      <ProofFields
        proof={proof}
        label={words('consents.sign-password')}
        why={words(isStaff ? 'consents.sign-own' : 'consents.sign-present', { name: shown })}
        isMissing={false}
        field={{ value: credential, onChange: async ({ target }) => setCredential(target.value) }}
      />
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" aria-disabled={!isWhole}>
          {words('consents.sign')}
        </Button>
      </div>
    </form>
  )
}

/** Drawn, or the name typed. */
function byHand(strokes: readonly Stroke[]): 'Drawn' | 'Typed' {
  return strokes.length > 0 ? 'Drawn' : 'Typed'
}

type Said = Pick<Props, 'consent' | 'signer'> & {
  readonly person: { readonly id: string; readonly resourceType: string }
  readonly method: ProofMethod | 'Drawn' | 'Typed'
  readonly name: string
  readonly strokes: readonly Stroke[]
}

/** What is sent of one signature, but for what proves it. */
function saidBy({ consent, signer, person, method, name, strokes }: Said) {
  return {
    id: consent.id,
    versionId: consent.meta.versionId,
    role: signer.role,
    person: { id: person.id, resourceType: person.resourceType },
    method,
    ...(name !== '' && { name }),
    ...(strokes.length > 0 && { strokes: JSON.stringify(strokes) }),
  }
}

function nameOf(id: string, patient: Patient, people: readonly RelatedPerson[]): string | undefined {
  const name = id === patient.id ? patient.name : people.find((each) => each.id === id)?.name
  return name && [...(name.given ?? []), name.family].filter(Boolean).join(' ')
}
