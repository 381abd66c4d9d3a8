import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { signIn } from '#client/api/ask-session.ts'
import { beginSession } from '#client/api/session.ts'
import { useWords, type Words } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { passwordCharacters } from '#shared/passwords/password-characters.ts'

type Props = {
  /** Whoever has to come back: the name stands and cannot be changed. */
  readonly username?: string
  readonly practice?: string
}

/** Name and password; both may be pasted or filled in by a password manager: what stands in the fields is read when they are sent. */
export function SignInForm({ username, practice }: Props): ReactNode {
  const words = useWords()
  const { entry, send } = useSignIn(practice)
  const { missing, refusal, isOld, isBusy, wanted } = entry
  return (
    <form className="sign-in-form" onSubmit={send} noValidate>
      <TextInput
        name="username"
        label={words('accounts.username')}
        size="sm"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={username !== undefined}
        defaultValue={username}
        error={missing === 'username' && words('accounts.username-needed')}
      />
      <PasswordInput
        name="password"
        label={words('accounts.password')}
        size="sm"
        autoComplete="current-password"
        error={missing === 'password' && words('accounts.password-needed')}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
      />
      {isOld && (
        <PasswordInput
          name="newPassword"
          label={words('accounts.new-password')}
          description={words('accounts.password-rule', { count: passwordCharacters.shortest })}
          size="sm"
          autoFocus
          autoComplete="new-password"
          error={missing === 'newPassword' ? words('accounts.password-needed') : wanted}
          visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        />
      )}
      <p className="sign-in-refusal" role="alert">
        {refusal}
      </p>
      <Button type="submit" size="sm" loading={isBusy}>
        {words('accounts.sign-in')}
      </Button>
    </form>
  )
}

const fieldNames = ['username', 'password', 'newPassword'] as const

type Entry = {
  readonly isBusy: boolean
  /** The first field that is empty. */
  readonly missing?: (typeof fieldNames)[number]
  readonly refusal?: string
  /** The password has to be changed, and why the new one will not do. */
  readonly isOld: boolean
  readonly wanted?: string
}

function useSignIn(practice: string | undefined) {
  const words = useWords()
  const { now } = useWorld()
  const [entry, setEntry] = useState<Entry>({ isBusy: false, isOld: false })
  const { isOld } = entry

  const ask = async (form: HTMLFormElement) => {
    const missing = fieldNames.find((name) => fieldOf(form, name)?.value === '')
    if (missing !== undefined) {
      setEntry({ isBusy: false, isOld, missing })
      return fieldOf(form, missing)?.focus()
    }
    setEntry({ isBusy: true, isOld })
    const newPassword = fieldOf(form, 'newPassword')?.value
    const outcome = await signIn({
      username: fieldOf(form, 'username')?.value ?? '',
      password: fieldOf(form, 'password')?.value ?? '',
      ...(newPassword !== undefined && { newPassword }),
      ...(practice !== undefined && { practice }),
    })
    if (outcome.ok) return beginSession(outcome.value, now())
    const wanted = newPasswordWanted(outcome.failure)
    if (wanted !== undefined) return setEntry({ isBusy: false, isOld: true, wanted })
    setEntry({ isBusy: false, isOld, refusal: refusalText(words, outcome.failure) })
    const password = fieldOf(form, 'password')
    if (password) password.value = ''
    return password?.focus()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!entry.isBusy) void ask(event.currentTarget)
  }
  return { entry, send }
}

function fieldOf(form: HTMLFormElement, name: (typeof fieldNames)[number]): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
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
