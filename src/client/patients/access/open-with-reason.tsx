import { Button, Select, Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { keepToken } from '#client/api/access-token.ts'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { listItems } from '#client/form/words/list-items.ts'
import { ProofFields } from '#client/person/proving/proof-fields.tsx'
import { type Proof, useProof } from '#client/person/proving/use-proof.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import './access.css'

/** Whose record: the handle of an exact search, or the id in an address. */
export type Unseen = { readonly handle: string } | { readonly patient: string }

type Props = { readonly unseen: Unseen; readonly who?: string; readonly onClose: () => void }

type Entered = { readonly reason: string; readonly text: string; readonly credential: string }

const keptReasons = keepTyping<Omit<Entered, 'credential'>>()
const blank = { reason: '', text: '' }
const shortest = 15

/** Access to a patient out of reach: opens a record with a reason: why, in words of one's own, and the password once more. Leads to the chart. */
export function OpenWithReason({ unseen, who, onClose }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const reasons = useReasons()
  const proof = useProof()
  const [failure, setFailure] = useState<SeenFailure>()
  const kept = useKept(keptReasons, 'handle' in unseen ? unseen.handle : unseen.patient, () => blank)
  const form = useForm<Entered>({ defaultValues: { ...kept.typed, credential: '' } })
  useFieldsKept(form, ({ reason, text }) => kept.type({ reason, text }))

  const open = form.handleSubmit(async ({ reason, text, credential }) => {
    setFailure(undefined)
    const chosen = reasons.find(({ code }) => code === reason) ?? { code: reason, display: reason }
    const said = { ...unseen, reason: chosen, text }
    const proven = await proof.credentialFor('securityToken.breakGlass', said, credential)
    if (!proven.ok) return setFailure(proven.failure)
    const outcome = await send('securityToken.breakGlass', { ...said, credential: proven.value })
    form.setValue('credential', '')
    if (outcome.ok) {
      kept.stored({ reason, text })
      keepToken(outcome.value)
      refreshAllAnswers()
      onClose()
      const opened = outcome.value.reasons?.at(-1)?.patient.id
      return opened === undefined ? undefined : go(`/patients/${opened}`)
    }
    const message = passwordSentence(words, outcome.failure)
    if (message) return form.setError('credential', { message }, { shouldFocus: true })
    return setFailure(outcome.failure)
  })

  const title = who === undefined ? words('patients.open-anyway') : words('patients.open-anyway-of', { who })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className="open-with-reason" onSubmit={open} noValidate>
        <p>{words('patients.open-warning')}</p>
        <StillThere
          isFromBefore={kept.isFromBefore}
          onStartOver={() => {
            kept.startOver()
            form.reset({ ...blank, credential: '' })
          }}
        />
        <ReasonFields form={form} reasons={reasons} proof={proof} />
        {failure && <Refusal failure={failure} />}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" color="red.9">
            {words('patients.open-anyway')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  readonly form: UseFormReturn<Entered>
  readonly reasons: readonly CodedValue[]
  readonly proof: Proof
}

function ReasonFields({ form, reasons, proof }: FieldsProps): ReactNode {
  const words = useWords()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Controller
        name="reason"
        control={control}
        rules={{ required: words('patients.open-reason-needed') }}
        render={({ field }) => (
          <Select
            ref={field.ref}
            label={words('patients.open-reason')}
            data={reasons.map(({ code, display }) => ({ value: code, label: display }))}
            value={field.value === '' ? null : field.value}
            onChange={(value) => field.onChange(value ?? '')}
            error={errors.reason?.message}
            withAsterisk
            data-autofocus
          />
        )}
      />
      <Textarea
        label={words('patients.open-text')}
        autosize
        minRows={2}
        maxLength={500}
        withAsterisk
        error={errors.text?.message}
        {...register('text', {
          validate: (text) => text.trim().length >= shortest || words('patients.open-text-short'),
        })}
      />
      <ProofFields
        proof={proof}
        why={words('patients.open-password-why')}
        isMissing={false}
        error={errors.credential?.message}
        field={register('credential', {
          required: proof.method !== 'Passkey' && words('patients.open-password-needed'),
          shouldUnregister: true,
        })}
      />
    </>
  )
}

/** Closed, gone and never there are one answer. */
function Refusal({ failure }: { readonly failure: SeenFailure }): ReactNode {
  const words = useWords()
  const isClosed = failure.kind === 'forbidden' && failure.subStatus === subStatuses.recordClosed
  if (!isClosed) return <FailureNotice failure={failure} />
  return <p role="alert">{words('patients.open-closed')}</p>
}

function passwordSentence(words: Words, failure: Failure): string | undefined {
  if (failure.kind === 'busy')
    return words('patients.open-too-many', { minutes: Math.ceil(failure.retryAfterMilliseconds / 60_000) })
  const isWrong = failure.kind === 'forbidden' && failure.subStatus === subStatuses.credentialWrong
  return isWrong ? words('patients.open-password-wrong') : undefined
}

/** The reasons that this practice offers. */
function useReasons(): readonly CodedValue[] {
  const [reasons, setReasons] = useState<readonly CodedValue[]>([])
  useEffect(() => {
    listItems('access-reason').then(
      (items) => setReasons(items.map(({ code, display }) => ({ code, display }))),
      () => undefined,
    )
  }, [])
  return reasons
}
