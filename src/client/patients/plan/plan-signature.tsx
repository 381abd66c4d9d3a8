import { Button, Select, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { useProof } from '#client/person/proving/use-proof.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Stroke } from '#shared/elements/people/strokes.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import '#client/form/form-rows.css'

type Props = {
  readonly plan: CarePlan
  readonly patient: Patient
  readonly step: OpenStep
  /** The patient or a guardian signs, on the device of the staff. */
  readonly isTaken: boolean
  readonly signerName: string
  readonly onClose: () => void
  readonly onBack: () => void
}

const keptNames = keepTyping<string>()

/** One signature of a care plan: one's own with the password, or the patient's or a guardian's, drawn or typed by the own hand. */
export function PlanSignature({
  plan,
  patient,
  step,
  isTaken,
  signerName,
  onClose,
  onBack,
}: Props): ReactNode {
  const words = useWords()
  const people = useSigners(patient, step, isTaken)
  const [personId, setPersonId] = useState<string | null>(step.role === 'Guardian' ? null : patient.id)
  const person = people.find(({ id }) => id === personId)
  const kept = useKept(keptNames, `${plan.id}/${step.stepId}`, () => '')
  const name = kept.typed
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [credential, setCredential] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const proof = useProof()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const shown = isTaken ? (person?.label ?? '') : signerName
  const isProven = credential !== '' || proof.method === 'Passkey'
  const isWhole = isProven && (!isTaken || isByHand(person, strokes, name))
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const hand = person && handOf(person, strokes, name)
    const said = {
      id: plan.id,
      versionId: plan.meta.versionId,
      stepId: step.stepId,
      method: proof.method,
      ...(isTaken && hand),
    }
    const proven = await proof.credentialFor('carePlan.sign', said, credential)
    if (!proven.ok) return setFailure(proven.failure)
    const outcome = await send('carePlan.sign', { ...said, credential: proven.value })
    setCredential('')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(name)
    refreshAnswers('CarePlan')
    notify(words(outcome.value.status === 'Active' ? 'chart-plan.now-active' : 'consents.signed-one'))
    onClose()
  }
  return (
    <form ref={form} className="plan-sign" onSubmit={(event) => void sign(event)}>
      <h3>{words('consents.sign-title', { name: shown })}</h3>
      {step.attestationText && <p>{step.attestationText}</p>}
      {isTaken && (
        <ByHand
          people={people}
          isChosen={people.length > 1 || step.role === 'Guardian'}
          personId={personId}
          choose={setPersonId}
          name={name}
          write={kept.type}
          strokes={strokes}
          draw={setStrokes}
        />
      )}
      <ProofFields
        proof={proof}
        label={words('consents.sign-password')}
        why={words(isTaken ? 'consents.sign-present' : 'consents.sign-own', { name: shown })}
        isMissing={false}
        field={{ value: credential, onChange: async ({ target }) => setCredential(target.value) }}
      />
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onBack}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" aria-disabled={!isWhole}>
          {words('consents.sign')}
        </Button>
      </div>
    </form>
  )
}

function isByHand(person: Person | undefined, strokes: readonly Stroke[], name: string): boolean {
  return person !== undefined && (strokes.length > 0 || name.trim() !== '')
}

/** What is sent of a signature by hand: of whom, and what was drawn or typed. */
function handOf({ id, resourceType }: Person, strokes: readonly Stroke[], name: string) {
  const isDrawn = strokes.length > 0
  return {
    person: { id, resourceType },
    method: isDrawn ? ('Drawn' as const) : ('Typed' as const),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(isDrawn && { strokes: JSON.stringify(strokes) }),
  }
}

type ByHandProps = {
  readonly people: readonly Person[]
  /** More than one person can sign. */
  readonly isChosen: boolean
  readonly personId: string | null
  readonly choose: (id: string | null) => void
  readonly name: string
  readonly write: (name: string) => void
  readonly strokes: readonly Stroke[]
  readonly draw: (strokes: readonly Stroke[]) => void
}

function ByHand({ people, isChosen, personId, choose, name, write, strokes, draw }: ByHandProps): ReactNode {
  const words = useWords()
  return (
    <>
      {isChosen && (
        <Select
          label={words('consents.signer')}
          data={people.map(({ id, label }) => ({ value: id, label }))}
          value={personId}
          onChange={choose}
          allowDeselect={false}
          required
        />
      )}
      <p>{words('consents.sign-hand-over')}</p>
      <SignaturePad strokes={strokes} draw={draw} />
      <TextInput
        label={words('consents.sign-name')}
        description={words('consents.sign-typed')}
        autoComplete="off"
        value={name}
        maxLength={120}
        required={strokes.length === 0}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </>
  )
}

type Person = {
  readonly id: string
  readonly resourceType: 'Patient' | 'RelatedPerson'
  readonly label: string
}

/** Who can sign at a step of the patient's: the patient, and whoever has a verified authority. */
function useSigners(patient: Patient, step: OpenStep, isTaken: boolean): readonly Person[] {
  const input = useMemo(
    () => (isTaken ? rowsOf('patient', patient.id, { pageSize: 100 }) : undefined),
    [isTaken, patient.id],
  )
  const related = useAnswer('relatedPerson.query', input)
  const guardians = (related?.ok ? related.value.items : [])
    .filter(({ active, authority }) => active && authority?.legal && authority.verified)
    .map(({ id, display }): Person => ({ id, resourceType: 'RelatedPerson', label: display }))
  const self: Person = { id: patient.id, resourceType: 'Patient', label: patient.display }
  return step.role === 'Guardian' ? guardians : [self, ...guardians]
}
