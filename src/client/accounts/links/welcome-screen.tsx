import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { welcome } from '#client/api/ask-session.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { useLinkToken } from './use-link-token.ts'
import './accounts.css'

/** The one-time link of a new account or of a forgotten password: choose a password, then sign in. */
export function WelcomeScreen(): ReactNode {
  const words = useWords()
  const [isDone, setDone] = useState(false)
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Page title={words('accounts.welcome')}>
          {isDone ? <Done /> : <PasswordForm onDone={() => setDone(true)} />}
        </Page>
      </div>
    </main>
  )
}

function PasswordForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const words = useWords()
  const token = useLinkToken()
  const [failure, setFailure] = useState<SeenFailure>()
  const { register, handleSubmit, formState } = useForm<NewPassword>()
  const { errors, isSubmitting } = formState

  const submit = async ({ password }: NewPassword) => {
    const outcome = await welcome(token, password)
    if (outcome.ok) return onDone()
    return setFailure(outcome.failure)
  }

  return (
    <form className="sign-in-form" onSubmit={handleSubmit(submit)} noValidate>
      <NewPasswordFields register={register} errors={errors} known={[]} />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" size="sm" loading={isSubmitting}>
        {words('accounts.set-password')}
      </Button>
    </form>
  )
}

function Done(): ReactNode {
  const words = useWords()
  return (
    <>
      <p role="status">{words('accounts.password-set')}</p>
      <Button component="a" href="/" size="sm">
        {words('accounts.sign-in')}
      </Button>
    </>
  )
}
