import { Button, PasswordInput, Radio, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { acceptInvite, type SeenInvite } from '#client/api/ask-session.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'

type Props = {
  readonly token: string
  readonly seen: SeenInvite
  readonly onAccepted: (loginName: string) => void
}

type Account = 'new' | 'own'

/** Accepts an invitation: what proves who one is, and a new password or the name and password of the own account. */
export function AcceptForm({ token, seen, onAccepted }: Props): ReactNode {
  const words = useWords()
  const [account, setAccount] = useState<Account>('new')
  const [proof, setProof] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const accept = async (answer: { readonly password: string; readonly username?: string }) => {
    setFailure(undefined)
    setMissing(proof === '')
    if (proof === '') return
    const outcome = await acceptInvite(token, { proof, ...answer })
    if (outcome.ok) return onAccepted(outcome.value.loginName)
    setFailure(outcome.failure)
  }

  return (
    <>
      <p>{words('invites.text', { practice: seen.practice })}</p>
      <ProofField asks={seen.asks} value={proof} onChange={setProof} isMissing={isMissing} />
      <Radio.Group
        label={words('invites.how')}
        value={account}
        onChange={(value) => setAccount(value === 'own' ? 'own' : 'new')}
      >
        <Radio value="new" label={words('invites.new-account')} />
        <Radio value="own" label={words('invites.have-account')} />
      </Radio.Group>
      {account === 'new' ? <NewAccount onSubmit={accept} /> : <OwnAccount onSubmit={accept} />}
      {failure?.kind === 'signedOut' && <p role="alert">{words('invites.wrong-account')}</p>}
      {failure && failure.kind !== 'signedOut' && <FailureNotice failure={failure} />}
    </>
  )
}

type ProofProps = {
  readonly asks: SeenInvite['asks']
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isMissing: boolean
}

function ProofField({ asks, value, onChange, isMissing }: ProofProps): ReactNode {
  const words = useWords()
  const isDate = asks === 'birthDate'
  return (
    <TextInput
      size="sm"
      type={isDate ? 'date' : 'text'}
      inputMode={isDate ? undefined : 'numeric'}
      autoComplete={isDate ? 'bday' : 'one-time-code'}
      label={words(isDate ? 'invites.birth-date' : 'invites.code')}
      description={isDate ? undefined : words('invites.code-text')}
      error={isMissing && words('invites.proof-needed')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type AccountProps = {
  readonly onSubmit: (answer: { readonly password: string; readonly username?: string }) => Promise<void>
}

function NewAccount({ onSubmit }: AccountProps): ReactNode {
  const words = useWords()
  const { register, handleSubmit, formState } = useForm<NewPassword>()
  return (
    <form
      className="sign-in-form"
      onSubmit={handleSubmit(({ password }) => onSubmit({ password }))}
      noValidate
    >
      <NewPasswordFields register={register} errors={formState.errors} known={[]} />
      <Button type="submit" size="sm" loading={formState.isSubmitting}>
        {words('invites.accept')}
      </Button>
    </form>
  )
}

type Entries = { readonly username: string; readonly password: string }

function OwnAccount({ onSubmit }: AccountProps): ReactNode {
  const words = useWords()
  const { register, handleSubmit, formState } = useForm<Entries>({
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  return (
    <form className="sign-in-form" onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextInput
        label={words('accounts.username')}
        size="sm"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username && words('accounts.username-needed')}
        {...register('username', { required: true })}
      />
      <PasswordInput
        label={words('accounts.password')}
        size="sm"
        autoComplete="current-password"
        error={errors.password && words('accounts.password-needed')}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('password', { required: true })}
      />
      <Button type="submit" size="sm" loading={isSubmitting}>
        {words('invites.accept')}
      </Button>
    </form>
  )
}
