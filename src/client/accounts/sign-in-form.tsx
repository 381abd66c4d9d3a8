import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signIn } from '#client/api/ask-session.ts'
import { beginSession } from '#client/api/session.ts'
import { useWords, type Words } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { passwordCharacters } from '#shared/passwords/password-characters.ts'

type Entries = { readonly username: string; readonly password: string; readonly newPassword?: string }

type Props = {
  /** Whoever has to come back: the name stands and cannot be changed. */
  readonly username?: string
  readonly practice?: string
}

/** Name and password; both may be pasted or filled in by a password manager. */
export function SignInForm({ username, practice }: Props): ReactNode {
  const words = useWords()
  const { now } = useWorld()
  const [refusal, setRefusal] = useState<string>()
  const [isOld, setOld] = useState(false)
  const { register, handleSubmit, formState, setFocus, resetField, setError } = useForm<Entries>({
    defaultValues: { username: username ?? '', password: '' },
  })

  const submit = async (entries: Entries) => {
    const outcome = await signIn({ ...entries, ...(practice === undefined ? {} : { practice }) })
    if (outcome.ok) return beginSession(outcome.value, now())
    const wanted = newPasswordWanted(outcome.failure)
    if (wanted !== undefined) {
      setRefusal(undefined)
      setOld(true)
      return setError('newPassword', { message: wanted })
    }
    setRefusal(refusalText(words, outcome.failure))
    resetField('password')
    setFocus('password')
    return undefined
  }

  return (
    <form className="sign-in-form" onSubmit={handleSubmit(submit)} noValidate>
      <TextInput
        label={words('accounts.username')}
        size="sm"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={username !== undefined}
        error={formState.errors.username && words('accounts.username-needed')}
        {...register('username', { required: true })}
      />
      <PasswordInput
        label={words('accounts.password')}
        size="sm"
        autoComplete="current-password"
        error={formState.errors.password && words('accounts.password-needed')}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('password', { required: true })}
      />
      {isOld && (
        <PasswordInput
          label={words('accounts.new-password')}
          description={words('accounts.password-rule', { count: passwordCharacters.shortest })}
          size="sm"
          autoComplete="new-password"
          error={formState.errors.newPassword?.message}
          visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
          {...register('newPassword', { required: words('accounts.password-needed') })}
        />
      )}
      <p className="sign-in-refusal" role="alert">
        {refusal}
      </p>
      <Button type="submit" size="sm" loading={formState.isSubmitting}>
        {words('accounts.sign-in')}
      </Button>
    </form>
  )
}

/** The sentence that asks for another password; undefined: nothing of the kind. */
function newPasswordWanted(failure: Failure): string | undefined {
  if (failure.kind !== 'invalid') return undefined
  return failure.findings.find(({ pointer }) => pointer === '/newPassword')?.message
}

function refusalText(words: Words, failure: Failure): string {
  if (failure.kind === 'signedOut') return words('accounts.wrong')
  if (failure.kind === 'busy') return waitText(words, Math.ceil(failure.retryAfterMilliseconds / 1_000))
  if (failure.kind === 'unreachable') return words('accounts.unreachable')
  return words('failure.other')
}

function waitText(words: Words, seconds: number): string {
  if (seconds <= 120) return words('accounts.too-many', { seconds })
  return words('accounts.too-many-long', { minutes: Math.ceil(seconds / 60) })
}
