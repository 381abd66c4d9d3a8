import { Button, PasswordInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type NewPassword, NewPasswordFields } from '#client/accounts/links/new-password-fields.tsx'
import { changePassword } from '#client/api/ask-session.ts'
import { expireSession, useSession } from '#client/api/session.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { refreshSessions } from './use-sessions.ts'

const empty: NewPassword = { current: '', password: '', again: '' }

/** The present password and a new one; all other sign-ins end with it. */
export function PasswordForm(): ReactNode {
  const words = useWords()
  const { person, loginName, practices } = useSession()
  const [failure, setFailure] = useState<SeenFailure>()
  const { register, handleSubmit, formState, reset, setError } = useForm<NewPassword>({
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const known = [person.display ?? '', loginName, ...practices.flatMap(({ name, key }) => [name, key])]

  const submit = async ({ current, password }: NewPassword) => {
    setFailure(undefined)
    const outcome = await changePassword(current, password)
    if (outcome.ok) {
      reset(empty)
      refreshSessions()
      return notify(words('account.password-changed'))
    }
    if (outcome.failure.kind === 'signedOut') return expireSession()
    const sentence = sentenceOf(words, outcome.failure)
    if (sentence) return setError('current', { message: sentence }, { shouldFocus: true })
    return setFailure(outcome.failure)
  }

  return (
    <form className="account-form" onSubmit={handleSubmit(submit)} noValidate>
      <PasswordInput
        label={words('account.present-password')}
        size="sm"
        autoComplete="current-password"
        error={errors.current?.message}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('current', { required: words('accounts.password-needed') })}
      />
      <NewPasswordFields register={register} errors={errors} known={known} />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" size="sm" loading={isSubmitting}>
        {words('account.change-password')}
      </Button>
    </form>
  )
}

/** What belongs beside the present password. */
function sentenceOf(words: Words, failure: Failure): string | undefined {
  if (failure.kind === 'busy')
    return words('account.too-many', { minutes: Math.ceil(failure.retryAfterMilliseconds / 60_000) })
  if (failure.kind === 'forbidden' && failure.subStatus === subStatuses.credentialWrong)
    return words('account.password-wrong')
  return undefined
}
