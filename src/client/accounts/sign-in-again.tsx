import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askSession, signOut } from '#client/api/ask-session.ts'
import { beginSession, useSession } from '#client/api/session.ts'
import { useOutbox, useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import { Confirmation, Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import { SignInForm } from './sign-in-form.tsx'
import '#client/accounts/links/accounts.css'
import { useWorld } from '#client/ui/world.ts'

/** Two minutes before the session ends: one press keeps it. */
export function EndsSoon({ remaining }: { readonly remaining: number }): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const { now } = useWorld()

  const stay = async () => {
    const outcome = await askSession(practice?.key)
    if (outcome.ok) beginSession(outcome.value, now())
  }

  return (
    <Dialog isOpen onClose={stay} title={words('accounts.ends-soon')} size="sm">
      <p>{words('accounts.ends-soon-text', { minutes: Math.max(1, Math.ceil(remaining / 60_000)) })}</p>
      <Button onClick={stay} data-autofocus>
        {words('accounts.stay')}
      </Button>
    </Dialog>
  )
}

/** The session has ended: the same person signs in over the open page, or somebody else starts anew. */
export function SignInAgain(): ReactNode {
  const words = useWords()
  const { loginName, practice } = useSession()
  const { kind, waiting } = useSaveState()
  const outbox = useOutbox()

  const [isAsking, setAsking] = useState(false)

  const leave = async () => {
    // A broken storage keeps nobody here: what it still holds is sealed, and its key goes.
    await outbox.forgetCopies().catch(() => undefined)
    await signOut()
  }
  const askAndLeave = async () => {
    await outbox.flush()
    return outbox.holds() ? setAsking(true) : leave()
  }

  return (
    <Dialog isOpen isBinding onClose={() => undefined} title={words('accounts.sign-in-again')} size="sm">
      <p>
        {kind === 'unkept'
          ? words('app.unkept-stay')
          : words('accounts.sign-in-again-text', { count: waiting })}
      </p>
      <SignInForm username={loginName} {...(practice ? { practice: practice.key } : {})} />
      <Button className="sign-in-other" variant="subtle" onClick={askAndLeave}>
        {words('accounts.somebody-else')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('app.leaving-title')}
        text={words('app.leaving-text')}
        confirmLabel={words('app.leaving-confirm')}
        onConfirm={() => void leave()}
        isDangerous
      />
    </Dialog>
  )
}
