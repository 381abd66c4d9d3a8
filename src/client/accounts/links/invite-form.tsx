import { Button, PasswordInput, Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** Whom the form invites. */
export type Invited = {
  readonly type: 'Patient' | 'Practitioner' | 'RelatedPerson'
  readonly row: Pick<Patient | Practitioner | RelatedPerson, 'id' | 'contacts' | 'invite'>
}

/** An invitation that was just sent, with what is shown once. */
export type SentInvite = { readonly target: string; readonly link?: string; readonly code?: string }

type Props = Invited & { readonly isAgain: boolean; readonly onSent: (sent: SentInvite | undefined) => void }
type Entered = { readonly target: string; readonly credential: string }

const inviting = {
  Patient: 'patient.invite',
  Practitioner: 'practitioner.invite',
  RelatedPerson: 'relatedPerson.invite',
} as const
const reached: readonly string[] = ['email', 'phone', 'sms']

/** Sends an invitation: to which contact, and one's own password once more. */
export function InviteForm({ type, row, isAgain, onSent }: Props): ReactNode {
  const words = useWords()
  const [failure, setFailure] = useState<SeenFailure>()
  const targets = [
    ...new Set(
      (row.contacts ?? []).filter(({ system }) => reached.includes(system)).map(({ value }) => value),
    ),
  ]
  const form = useForm<Entered>({ defaultValues: { target: targets[0] ?? '', credential: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ target, credential }) => {
    setFailure(undefined)
    onSent(undefined)
    const outcome = await send(inviting[type], { id: row.id, target, credential })
    form.setValue('credential', '')
    if (outcome.ok) return onSent({ ...outcome.value, target })
    const message = passwordSentence(words, outcome.failure)
    if (message) return form.setError('credential', { message }, { shouldFocus: true })
    return setFailure(outcome.failure)
  })

  if (targets.length === 0) return <p>{words('invites.no-contact')}</p>
  return (
    <form className="reset-link" onSubmit={submit} noValidate>
      <Controller
        name="target"
        control={form.control}
        rules={{ required: words('invites.target-needed') }}
        render={({ field }) => (
          <Select
            ref={field.ref}
            label={words('invites.target')}
            data={targets}
            value={field.value === '' ? null : field.value}
            onChange={(value) => field.onChange(value ?? '')}
            error={errors.target?.message}
          />
        )}
      />
      <PasswordInput
        label={words('invites.password')}
        autoComplete="current-password"
        error={errors.credential?.message}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...form.register('credential', { required: words('accounts.password-needed') })}
      />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" variant="default" loading={isSubmitting}>
        {words(isAgain ? 'invites.send-again' : 'invites.send')}
      </Button>
    </form>
  )
}

function passwordSentence(words: Words, failure: Failure): string | undefined {
  if (failure.kind === 'busy')
    return words('invites.too-many', { minutes: Math.ceil(failure.retryAfterMilliseconds / 60_000) })
  const isWrong = failure.kind === 'forbidden' && failure.subStatus === subStatuses.credentialWrong
  return isWrong ? words('invites.password-wrong') : undefined
}
