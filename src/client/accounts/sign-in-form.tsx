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
  const { entry, send, recheck } = useSignIn(practice)
  const { missing, refusal, isOld, isBusy, wanted } = entry
  return (
    <form className="sign-in-form" onSubmit={send} onInput={recheck} noValidate>
      <TextInput
        name="username"
        label={words('accounts.username')}
        size="sm"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={username !== undefined}
        defaultValue={username}
        error={missing.includes('username') && words('accounts.username-needed')}
      />
      <PasswordInput
        name="password"
        label={words('accounts.password')}
        size="sm"
        autoComplete="current-password"
        error={missing.includes('password') && words('accounts.password-needed')}
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
          error={missing.includes('newPassword') ? words('accounts.password-needed') : wanted}
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
type FieldName = (typeof fieldNames)[number]

type Entry = {
  readonly isBusy: boolean
  /** The fields that were sent empty and still are. */
  readonly missing: readonly FieldName[]
  readonly refusal?: string
  /** The password has to be changed, and why the new one will not do. */
  readonly isOld: boolean
  readonly wanted?: string
}

function useSignIn(practice: string | undefined) {
  const words = useWords()
  const { now } = useWorld()
  const [entry, setEntry] = useState<Entry>({ isBusy: false, missing: [], isOld: false })
  const { isOld } = entry
  const resting = { isBusy: false, missing: [], isOld }

  const ask = async (form: HTMLFormElement) => {
    const [first, ...others] = emptyFields(form)
    if (first) {
      setEntry({ ...resting, missing: [first, ...others] })
      return fieldOf(form, first)?.focus()
    }
    setEntry({ ...resting, isBusy: true })
    const newPassword = fieldOf(form, 'newPassword')?.value
    const outcome = await signIn({
      username: fieldOf(form, 'username')?.value ?? '',
      password: fieldOf(form, 'password')?.value ?? '',
      ...(newPassword !== undefined && { newPassword }),
      ...(practice !== undefined && { practice }),
    }).finally(() => setEntry(resting))
    if (outcome.ok) return beginSession(outcome.value, now())
    const wanted = newPasswordWanted(outcome.failure)
    if (wanted !== undefined) return setEntry({ ...resting, isOld: true, wanted })
    setEntry({ ...resting, refusal: refusalText(words, outcome.failure) })
    const password = fieldOf(form, 'password')
    if (password) password.value = ''
    return password?.focus()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!entry.isBusy) void ask(event.currentTarget)
  }
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    const empty = emptyFields(event.currentTarget)
    const missing = entry.missing.filter((name) => empty.includes(name))
    if (missing.length < entry.missing.length) setEntry({ ...entry, missing })
  }
  return { entry, send, recheck }
}

function emptyFields(form: HTMLFormElement): readonly FieldName[] {
  return fieldNames.filter((name) => fieldOf(form, name)?.value === '')
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | undefined {
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
