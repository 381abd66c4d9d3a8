import { Button, Select, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { useProof } from '#client/person/proving/use-proof.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { needsWord } from '#shared/rules/judging/rule-result.ts'
import { ContentCode } from './content-code.tsx'
import { ForTheChart } from './for-the-chart.tsx'
import { refusalOf } from './refusal-of.ts'
import type { Readiness } from './use-signing.ts'

type Props = {
  readonly noteId: string
  readonly readiness: Readiness
  readonly onClose: () => void
  readonly onSigned: () => void
}

type Entered = {
  readonly stepId: string
  readonly credential: string
  readonly reasons: Readonly<Record<string, string>>
}

type Reasons = Entered['reasons']

const keptReasons = keepTyping<Reasons>()
const blank: Reasons = {}

/** The reasons that say anything, as they are at this moment. */
function writtenOf(reasons: Reasons): Reasons {
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason))
}

/** What a signer enters, and the signing with it; a refusal stays until the next try. */
function useSignature({ noteId, readiness, onSigned }: Omit<Props, 'onClose'>) {
  const [failure, setFailure] = useState<Failure>()
  const steps = readiness.openSteps
  const proof = useProof()
  const warnings = readiness.ruleResults.filter(needsWord)
  const kept = useKept(keptReasons, noteId, () => blank)
  const form = useForm<Entered>({
    defaultValues: { stepId: steps[0]?.stepId ?? '', credential: '', reasons: kept.typed },
  })
  useFieldsKept(form, ({ reasons }) => kept.type(writtenOf(reasons)))
  const step = steps.find(({ stepId }) => stepId === form.watch('stepId')) ?? steps[0]

  const sign = async (entered: Entered) => {
    if (!step) return
    const { contentHash } = readiness
    const overrides = warnings.map(({ ruleId, itemId }) => ({
      ruleId,
      itemId,
      reason: entered.reasons[`${ruleId}/${itemId}`] ?? '',
    }))
    const said = {
      id: noteId,
      stepId: step.stepId,
      meaning: step.meaning,
      name: readiness.signerName,
      method: proof.method,
      contentHash,
      overrides,
    }
    const proven = await proof.credentialFor('note.sign', said, entered.credential)
    if (!proven.ok) return setFailure(proven.failure)
    const outcome = await send('note.sign', { ...said, credential: proven.value })
    form.setValue('credential', '')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(writtenOf(entered.reasons))
    onSigned()
  }

  return { form, steps, step, warnings, failure, sign, proof }
}

/** The signature: the name of the record, meaning, the password once more, and a reason for each warning that the signer takes on. */
export function SignDialog(props: Props): ReactNode {
  const { readiness, onClose } = props
  const words = useWords()
  const labels = useLabels()
  const { form, steps, step, warnings, failure, sign, proof } = useSignature(props)
  const { register, handleSubmit, formState, setValue } = form

  return (
    <Dialog isOpen onClose={onClose} title={words('note.sign-title')} size="lg">
      {!step && (
        <>
          <p>{words('note.no-step')}</p>
          <Waiting steps={readiness.waitingSteps} />
        </>
      )}
      {step && (
        <form className="note-sign" onSubmit={handleSubmit(sign)} noValidate>
          {failure && <Refusal failure={failure} isPassword={proof.method === 'Password'} />}
          {warnings.length > 0 && <p>{words('note.warnings-explained')}</p>}
          {warnings.map(({ ruleId, itemId, message, kind }) => (
            <Textarea
              key={`${ruleId}/${itemId}`}
              label={message ?? labels(`enumeration.NoteRuleKind.${kind}`)}
              description={words('note.reason')}
              autosize
              withAsterisk
              error={formState.errors.reasons?.[`${ruleId}/${itemId}`] && words('note.reason-needed')}
              {...register(`reasons.${ruleId}/${itemId}`, { required: true })}
            />
          ))}
          <StepChoice steps={steps} step={step} choose={(stepId) => setValue('stepId', stepId)} />
          {step.attestationText && <blockquote>{step.attestationText}</blockquote>}
          <p className="note-meaning">{words('note.sign-as', { name: readiness.signerName })}</p>
          {step.delegateOf && (
            <p className="note-meaning">{words('note.sign-for', { name: step.delegateOf.display ?? '' })}</p>
          )}
          <Waiting steps={readiness.waitingSteps} />
          <ForTheChart charting={readiness.charting} />
          <ProofFields
            proof={proof}
            why={words('note.password-why')}
            isMissing={formState.errors.credential !== undefined}
            field={register('credential', { required: proof.method !== 'Passkey', shouldUnregister: true })}
          />
          <ContentCode hash={readiness.contentHash} />
          <div className="state-actions">
            <Button variant="default" onClick={onClose}>
              {words('ui.cancel')}
            </Button>
            <Button type="submit" loading={formState.isSubmitting}>
              {words('note.sign')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

type ChoiceProps = {
  readonly steps: readonly OpenStep[]
  readonly step: OpenStep
  readonly choose: (stepId: string) => void
}

function StepChoice({ steps, step, choose }: ChoiceProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const told = ({ role, meaning }: OpenStep) =>
    `${labels(`enumeration.SignerRole.${role}`)} · ${labels(`enumeration.SignatureMeaning.${meaning}`)}`
  if (steps.length === 1)
    return <p className="note-meaning">{words('note.meaning-is', { meaning: told(step) })}</p>
  return (
    <Select
      label={words('note.meaning')}
      data={steps.map((each) => ({ value: each.stepId, label: told(each) }))}
      value={step.stepId}
      allowDeselect={false}
      onChange={(value) => value && choose(value)}
    />
  )
}

/** Whose signatures the note still waits for before it is final. */
function Waiting({ steps }: { readonly steps: Readiness['waitingSteps'] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (steps.length === 0) return null
  return (
    <div className="note-waiting">
      <p>{words('note.waits-for')}</p>
      <ul>
        {steps.map(({ stepId, role, signers }) => (
          <li key={stepId}>
            {signers.length === 0
              ? words('note.nobody-signs', { role: labels(`enumeration.SignerRole.${role}`) })
              : words('note.others-sign', {
                  role: labels(`enumeration.SignerRole.${role}`),
                  signers: signers.join('; '),
                })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RefusalProps = { readonly failure: Failure; readonly isPassword: boolean }

function Refusal({ failure, isPassword }: RefusalProps): ReactNode {
  const labels = useLabels()
  const { messageId, findings } = refusalOf(failure, isPassword)
  return (
    <div className="note-refusal" role="alert">
      <p>{labels(messageId)}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.pointer}${finding.message}`}>
              {labels(finding.message, finding.parameters)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
