import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { PasskeyQuestion } from '#client/api/ask-factors.ts'
import { signIn } from '#client/api/ask-session.ts'
import { beginSession } from '#client/api/session.ts'
import { answerPasskey, canUsePasskey } from '#client/person/proving/passkey.ts'
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
  const { entry, send, recheck, usePasskey } = useSignIn(practice)
  const { missing, refusal, isOld, isBusy, wanted, factor } = entry
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
      {factor && (
        <FactorField factor={factor} isMissing={missing.includes('secondFactor')} use={usePasskey} />
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

const fieldNames = ['username', 'password', 'newPassword', 'secondFactor'] as const
type FieldName = (typeof fieldNames)[number]

type Entry = {
  readonly isBusy: boolean
  /** The fields that were sent empty and still are. */
  readonly missing: readonly FieldName[]
  readonly refusal?: string
  /** The password has to be changed, and why the new one will not do. */
  readonly isOld: boolean
  readonly wanted?: string
  /** The second factor that is asked for. */
  readonly factor?: WantedFactor
}

function useSignIn(practice: string | undefined) {
  const words = useWords()
  const { now } = useWorld()
  const [entry, setEntry] = useState<Entry>({ isBusy: false, missing: [], isOld: false })
  const { isOld, factor } = entry
  const resting = { isBusy: false, missing: [], isOld, ...(factor && { factor }) }

  const ask = async (form: HTMLFormElement, answer?: string) => {
    const [first, ...others] = emptyFields(form, answer)
    if (first) {
      setEntry({ ...resting, missing: [first, ...others] })
      return fieldOf(form, first)?.focus()
    }
    setEntry({ ...resting, isBusy: true })
    const typed = typedIn(form, answer)
    const outcome = await signIn({ ...typed, ...(practice !== undefined && { practice }) }).finally(() =>
      setEntry(resting),
    )
    if (outcome.ok) return beginSession(outcome.value, now())
    const next = refusedBy(words, outcome.failure, typed.secondFactor !== undefined)
    setEntry({ ...resting, ...next.entry })
    const field = fieldOf(form, next.again)
    if (field && next.again !== 'newPassword') field.value = ''
    return field?.focus()
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
  const usePasskey = async (form: HTMLFormElement) => {
    if (entry.isBusy || !factor?.question) return
    const answer = await answerPasskey(factor.question)
    if (answer === undefined) return setEntry({ ...resting, refusal: words('accounts.passkey-silent') })
    return ask(form, answer)
  }
  return { entry, send, recheck, usePasskey }
}

/** Which second factors the person has, as the refusal of the first try says, and the sentence that asks for one. */
type WantedFactor = {
  readonly message: string
  readonly hasApp: boolean
  readonly question?: PasskeyQuestion
}

type FactorProps = {
  readonly factor: WantedFactor
  readonly isMissing: boolean
  readonly use: (form: HTMLFormElement) => Promise<void>
}

/** The second step at the door: a code, or the passkey. */
function FactorField({ factor: { hasApp, question }, isMissing, use }: FactorProps): ReactNode {
  const words = useWords()
  const hasPasskey = question !== undefined && canUsePasskey()
  return (
    <>
      <p role="status">{words('accounts.factor-needed')}</p>
      {hasPasskey && (
        <Button
          variant="default"
          size="sm"
          autoFocus={!hasApp}
          onClick={(event) => {
            const { form } = event.currentTarget
            if (form) void use(form)
          }}
        >
          {words('accounts.use-passkey')}
        </Button>
      )}
      <TextInput
        name="secondFactor"
        label={words(hasApp ? 'accounts.factor' : 'accounts.factor-recovery')}
        size="sm"
        autoFocus={hasApp || !hasPasskey}
        autoComplete="one-time-code"
        autoCapitalize="none"
        error={isMissing && words('accounts.factor-missing')}
      />
    </>
  )
}

/** What the refusal says of second factors; undefined: it asks for none. */
function wantedFactor(failure: Failure): WantedFactor | undefined {
  if (failure.kind !== 'invalid') return undefined
  const finding = failure.findings.find(({ pointer }) => pointer === '/secondFactor')
  if (!finding) return undefined
  const { app, passkey = '' } = finding.parameters ?? {}
  const question: PasskeyQuestion | undefined = passkey === '' ? undefined : JSON.parse(String(passkey))
  return { message: finding.message, hasApp: app === 1, ...(question && { question }) }
}

/** What was sent empty; who answers by a passkey types no code. */
function emptyFields(form: HTMLFormElement, answer?: string): readonly FieldName[] {
  return fieldNames.filter(
    (name) => fieldOf(form, name)?.value === '' && (answer === undefined || name !== 'secondFactor'),
  )
}

function typedIn(form: HTMLFormElement, answer: string | undefined) {
  const newPassword = fieldOf(form, 'newPassword')?.value
  const secondFactor = answer ?? fieldOf(form, 'secondFactor')?.value
  return {
    username: fieldOf(form, 'username')?.value ?? '',
    password: fieldOf(form, 'password')?.value ?? '',
    ...(newPassword !== undefined && { newPassword }),
    ...(secondFactor !== undefined && { secondFactor }),
  }
}

type Refused = { readonly entry: Partial<Entry>; readonly again: FieldName }

/** What the form says to a no, and where it is tried again. */
function refusedBy(words: Words, failure: Failure, hasTriedFactor: boolean): Refused {
  const factor = wantedFactor(failure)
  if (factor) {
    const { message: refusal } = factor
    return { entry: { factor, ...(hasTriedFactor && { refusal }) }, again: 'secondFactor' }
  }
  const wanted = newPasswordWanted(failure)
  if (wanted !== undefined) return { entry: { isOld: true, wanted }, again: 'newPassword' }
  return { entry: { refusal: refusalText(words, failure) }, again: 'password' }
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
