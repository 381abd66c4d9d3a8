import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { refusalOf } from '#client/notes/signing/refusal-of.ts'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { useProof } from '#client/person/proving/use-proof.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { RuleResult } from '#generated/types/rule-result.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { needsWord } from '#shared/rules/judging/rule-result.ts'
import { nameOf } from './checks-of.ts'
import type { Prepared, ReadyPart } from './use-group-signing.ts'
import type { OpenPart } from './use-open-group.ts'

type Props = {
  readonly groupNoteId: string
  readonly prepared: Prepared
  readonly onClose: () => void
  readonly onSigned: (count: number) => void
  /** Leads to what is not ready. */
  readonly go: (noteId: string) => void
}

type Entered = { readonly credential: string; readonly reasons: Readonly<Record<string, string>> }
type Reasons = Entered['reasons']

const keptReasons = keepTyping<Reasons>()
const blank: Reasons = {}

const keyOf = ({ part }: ReadyPart, { ruleId, itemId }: RuleResult) =>
  `${part.loaded.parts.note.id}/${ruleId}/${itemId}`

function warningsOf({ readiness }: ReadyPart): readonly RuleResult[] {
  return readiness.ruleResults.filter(needsWord)
}

function writtenOf(reasons: Reasons): Reasons {
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason))
}

/** What the signer enters once for all parts, and the signing of all in one moment. */
function useSignature({ groupNoteId, prepared, onSigned }: Omit<Props, 'onClose' | 'go'>) {
  const [failure, setFailure] = useState<Failure>()
  const proof = useProof()
  const kept = useKept(keptReasons, groupNoteId, () => blank)
  const form = useForm<Entered>({ defaultValues: { credential: '', reasons: kept.typed } })
  useFieldsKept(form, ({ reasons }) => kept.type(writtenOf(reasons)))
  const { ready } = prepared

  const sign = async ({ credential, reasons }: Entered) => {
    const [first, ...others] = ready
    const [step] = first?.readiness.openSteps ?? []
    if (!first || !step) return
    const overridesOf = (part: ReadyPart) =>
      warningsOf(part).map((warning) => ({
        ruleId: warning.ruleId,
        itemId: warning.itemId,
        reason: reasons[keyOf(part, warning)] ?? '',
      }))
    const said = {
      id: first.part.loaded.parts.note.id,
      stepId: step.stepId,
      meaning: step.meaning,
      name: first.readiness.signerName,
      method: proof.method,
      contentHash: first.readiness.contentHash,
      overrides: overridesOf(first),
      parts: others.map((part) => ({
        note: { id: part.part.loaded.parts.note.id, resourceType: 'Note' as const },
        contentHash: part.readiness.contentHash,
        overrides: overridesOf(part),
      })),
    }
    const proven = await proof.credentialFor('note.sign', said, credential)
    if (!proven.ok) return setFailure(proven.failure)
    const outcome = await send('note.sign', { ...said, credential: proven.value })
    form.setValue('credential', '')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(writtenOf(reasons))
    onSigned(ready.length)
  }
  return { form, failure, sign, proof }
}

/** One password for what all have in common and every part that is ready; what is not says why and leads there. */
export function GroupSignDialog(props: Props): ReactNode {
  const { prepared, onClose } = props
  const words = useWords()
  const { form, failure, sign, proof } = useSignature(props)
  const { register, handleSubmit, formState } = form
  const [first] = prepared.ready
  const [step] = first?.readiness.openSteps ?? []

  return (
    <Dialog isOpen onClose={onClose} title={words('note.sign-together-title')} size="lg">
      <form className="note-sign" onSubmit={handleSubmit(sign)} noValidate>
        {failure && <Refusal failure={failure} isPassword={proof.method === 'Password'} />}
        <Together {...props} />
        {prepared.ready.map((part) => (
          <Warnings key={part.part.loaded.parts.note.id} part={part} form={form} />
        ))}
        {first && step && (
          <>
            {step.attestationText && <blockquote>{step.attestationText}</blockquote>}
            <p className="note-meaning">{words('note.sign-as', { name: first.readiness.signerName })}</p>
            <ProofFields
              proof={proof}
              why={words('note.password-why')}
              isMissing={formState.errors.credential !== undefined}
              field={register('credential', { required: proof.method !== 'Passkey', shouldUnregister: true })}
            />
          </>
        )}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          {first && (
            <Button type="submit" loading={formState.isSubmitting}>
              {words('note.sign-parts', { count: prepared.ready.length })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Which parts are signed now, who was not there, and what is left for later with the reason. */
function Together({ prepared, go, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { ready, left, absent } = prepared
  const names = (parts: readonly OpenPart[]) => parts.map(nameOf).join('; ')
  return (
    <>
      <p>
        {ready.length === 0
          ? words('note.nothing-ready')
          : words('note.signs-now', { names: names(ready.map(({ part }) => part)) })}
      </p>
      {absent.length > 0 && <p className="note-quiet">{words('note.not-there', { names: names(absent) })}</p>}
      {left.length > 0 && (
        <div className="group-left">
          <p>{words('note.left-for-later')}</p>
          <ul>
            {left.map(({ part, failure }) => {
              const { messageId, findings } = refusalOf(failure)
              const [finding] = findings
              return (
                <li key={part.loaded.parts.note.id}>
                  <button
                    type="button"
                    className="group-name"
                    onClick={() => {
                      onClose()
                      go(part.loaded.parts.note.id)
                    }}
                  >
                    {nameOf(part)}
                  </button>{' '}
                  <span>{finding ? labels(finding.message, finding.parameters) : labels(messageId)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}

type WarningsProps = {
  readonly part: ReadyPart
  readonly form: ReturnType<typeof useSignature>['form']
}

function Warnings({ part, form }: WarningsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { register, formState } = form
  return warningsOf(part).map((warning) => {
    const key = keyOf(part, warning)
    return (
      <Textarea
        key={key}
        label={`${nameOf(part.part)}: ${warning.message ?? labels(`enumeration.NoteRuleKind.${warning.kind ?? ''}`)}`}
        description={words('note.reason')}
        autosize
        withAsterisk
        error={formState.errors.reasons?.[key] && words('note.reason-needed')}
        {...register(`reasons.${key}`, { required: true })}
      />
    )
  })
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
